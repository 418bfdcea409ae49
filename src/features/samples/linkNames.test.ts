import { expect, test } from 'vitest';
import { createHighlighter } from './highlight.ts';
import { linkNames } from './render.tsx';

const link = (start: number) => ({ start, href: '/docs/api/class-page#page-goto' });
const A = '<a href=/docs/api/class-page#page-goto>';

test('makes a token that is the name a link, and adds no element', () => {
  expect(linkNames('page.<span class=f>goto</span>()', [link(5)])).toBe(
    'page.<a class=f href=/docs/api/class-page#page-goto>goto</a>()',
  );
});

test('puts a link into a longer token', () => {
  expect(linkNames("<span class=s>'popup'</span>", [link(1)])).toBe(
    `<span class=s>'${A}popup</a>'</span>`,
  );
});

test.each([
  ['entities', 'a &lt; b &amp;&amp; c', 9, `a &lt; b &amp;&amp; ${A}c</a>`],
  ['line breaks', 'a\nb', 2, `a\n${A}b</a>`],
  ['characters of two units', '"🎭" a', 5, `"🎭" ${A}a</a>`],
])('counts %s as the compiler does', (_, html, start, expected) => {
  expect(linkNames(html, [link(start)])).toBe(expected);
});

test('leaves the text of a highlighted sample as it is', async () => {
  const highlight = await createHighlighter();
  const code = "await page.$eval('<b> & c', (b) => b.title);\npage.goto('x', { timeout: 3 });";
  const html = highlight(code, 'ts');

  const linked = linkNames(html, [
    link(11),
    link(code.indexOf('goto')),
    link(code.indexOf('timeout')),
  ]);

  const bare = (text: string) => text.replace(/<[^>]+>/g, '');
  expect(bare(linked)).toBe(bare(html));
  expect(linked.match(/(?<=goto>)[^<]+(?=<\/a>)/g)).toEqual(['$eval', 'goto', 'timeout']);
});
