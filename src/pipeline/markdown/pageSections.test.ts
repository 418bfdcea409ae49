import { expect, test } from 'vitest';
import { render } from './testing.ts';

function sections(body: string) {
  return render(body).page.sections;
}

function texts(body: string): string[] {
  return sections(body).flatMap((section) => section.texts);
}

test('begins with the page itself and has one section for each heading', () => {
  expect(sections('Intro.\n\n## Rows `A`\n\nOne.\n\n### Seats {#s}\n\nTwo.\n\nThree.')).toEqual([
    { id: '', level: 1, title: 'Seats', texts: ['Intro.'] },
    { id: 'rows-a', level: 2, title: 'Rows A', texts: ['One.'] },
    { id: 's', level: 3, title: 'Seats', texts: ['Two.', 'Three.'] },
  ]);
});

test('keeps the other anchors of a heading', () => {
  expect(sections('## Seats {#s aliases="chairs places"}')[1]).toMatchObject({
    id: 's',
    aliases: ['chairs', 'places'],
  });
});

test('keeps inline code, names of the API and the words of links, on one line', () => {
  expect(texts('Call :api[Page.goto] with\n`url`, see [the **guide**](./intro.md).')).toEqual([
    'Call Page.goto() with url, see the guide.',
  ]);
});

test('leaves out images and samples, except messages', () => {
  const body = 'A.\n\n```ts\nsecret();\n```\n\n![Stage](../images/stage.png)\n\n';

  expect(texts(body)).toEqual(['A.']);
  expect(texts(`${body}\`\`\`text\nSold\nout\n\`\`\``)).toEqual(['A.', 'Sold out']);
});

test('names a section after the message that it starts with', () => {
  const message = '```text\nSold out: "…"\n```\n';

  expect(sections(`## No seats {#none}\n\n${message}\nWhy?\n\n${message}`)[1]).toEqual({
    ...{ id: 'none', level: 2, title: 'No seats', aliases: ['Sold-out'] },
    texts: ['Sold out: "…"', 'Why?', 'Sold out: "…"'],
  });
});

test('keeps captions', () => {
  expect(texts('![Stage](../images/stage.png "The stage")')).toEqual(['The stage']);
});

test('has a text for each item and for each row below the names of the columns', () => {
  expect(texts('- One\n- Two\n  - Inner\n\n| A | B |\n| - | - |\n| `a` | b |')).toEqual([
    'One',
    'Two',
    'Inner',
    'a | b',
  ]);
});

test('reads admonitions and details, titles included', () => {
  const body = ':::tip[Hurry]\nBook now.\n:::\n\n:::details[Why]\nBecause.\n:::';

  expect(texts(body)).toEqual(['Hurry', 'Book now.', 'Why', 'Because.']);
});
