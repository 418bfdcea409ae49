import type { Paragraph, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { plainPhrasing } from './plainPhrasing.ts';

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
