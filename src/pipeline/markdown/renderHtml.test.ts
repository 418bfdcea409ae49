import { expect, test } from 'vitest';
import { htmlOf, render } from './testing.ts';

test('puts the aliases before and the link after the text of a heading', () => {
  expect(htmlOf('## Book `A1` {#seat aliases="chair"}')).toBe(
    '<h2 id="seat"><span id="chair"></span>Book <code>A1</code><a class="hash-link" href="#seat" aria-label="Direct link to Book A1" title="Direct link to Book A1">&#8203;</a></h2>',
  );
});

test('gives the title no id', () => {
  expect(render('Text.').page.html).toBe('<h1>Seats</h1>\n<p>Text.</p>');
});

test('lists the headings with their markup but without links', () => {
  const body = '## Call :api[Page.goto] {#call}\n\n### Now\n\n#### Deeper';

  expect(render(body).page.headings).toEqual([
    { id: 'call', aliases: [], level: 2, html: 'Call <code>Page.goto()</code>' },
    { id: 'now', aliases: [], level: 3, html: 'Now' },
    { id: 'deeper', aliases: [], level: 4, html: 'Deeper' },
  ]);
});
