import { expect, test } from 'vitest';
import { render } from './testing.ts';
import type { Paragraph, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { plainPhrasing } from './twin.ts';

test.each([
  ['prose', 'Text.', 'Text.\n'],
  ['a heading', '## Rows {#rows aliases="r"}', '## Rows\n'],
  ['an admonition', ':::tip\nBook early.\n:::', '> **Tip**\n>\n> Book early.\n'],
  ['a titled admonition', ':::tip[Early *birds*]\nBook.\n:::', '> **Early _birds_**\n>\n> Book.\n'],
  ['details', ':::details[Rows]\nA to Z.\n:::', '**Rows**\n\nA to Z.\n'],
  ['a sample', '```ts title="a.ts" {1}\n1\n```', '```ts title="a.ts"\n1\n```\n'],
  [
    'tabs',
    '```bash yarn\nyarn\n```\n\n```bash npm\nnpm ci\n```',
    '**npm**\n\n```bash\nnpm ci\n```\n\n**yarn**\n\n```bash\nyarn\n```\n',
  ],
  [
    'an API name',
    ':api[Page.goto]',
    '[`Page.goto()`](https://docs.example/sub/docs/api/class-page#Page.goto)\n',
  ],
  ['a link to a page', '[Run](./intro.md#run)', '[Run](https://docs.example/sub/docs/intro#run)\n'],
  ['a link within the page', '[Up](#rows)', '[Up](https://docs.example/sub/docs/seats#rows)\n'],
  ['a link elsewhere', '[Node](https://nodejs.org/)', '[Node](https://nodejs.org/)\n'],
  [
    'a picture',
    '![A stage](../images/stage.png "Act one")',
    '![A stage](https://docs.example/sub/assets/images/stage-1234abcd-1280.webp "Act one")\n',
  ],
  ['text that looks like a directive', 'Open localhost:3000.', 'Open localhost:3000.\n'],
  ['signs that would be markup', 'Rows \\*A\\* to \\[Z]', 'Rows \\*A\\* to \\[Z]\n'],
  ['a list', '* One\n* Two', '- One\n- Two\n'],
])('writes %s', (_name, body, expected) => {
  expect(render(body).page.markdown).toBe(`# Seats\n\n${expected}`);
});

const library = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, { emphasis: '_' })
  .freeze();

function paragraphOf(text: string): Paragraph {
  const tree: Root = library.parse(text);
  return tree.children[0] as Paragraph;
}

test.for([
  'Opens the page: it waits for `load`.',
  '`timeout` _number_ (optional) Time in milliseconds, 30 % of it (see [below](#limits)).',
  '**Note** that [`page.goto`](https://site.example/docs/page#goto) returns a [response](./x.md).',
  '_Locator | string_ is not plain, and neither is a\\_name.',
])('writes what the library writes: %s', (text) => {
  const paragraph = paragraphOf(text);
  const written = library.stringify({ type: 'root', children: [paragraph] }).trimEnd();

  expect([written, undefined]).toContain(plainPhrasing(paragraph.children));
});

test.for([
  'Plain words.',
  '`code`, (parentheses) and [a link](https://site.example/#x).',
  '_emphasis_ and **strong words**.',
])('takes the short way: %s', (text) => {
  expect(plainPhrasing(paragraphOf(text).children)).toBe(text);
});

test.for([
  '1\\. is no list',
  'a \\* b',
  'a\\_b\\_c',
  'https\\://site.example',
  '<https://site.example>',
  'www\\.site.example',
  '[a](<b c>)',
  '[a](b "title")',
  '`` a`b ``',
  'in**side**words',
  'line one\nline two',
  '![image](a.png)',
])('leaves to the library what may need escapes: %s', (text) => {
  expect(plainPhrasing(paragraphOf(text).children)).toBeUndefined();
});
