import { expect, test } from 'vitest';
import { parse } from '#pipeline/markdown/testing.ts';

test.each([
  ['fences with empty lines between', '```ts\n1\n```\n\n```js\n2\n```', ['samples 2']],
  [
    'a paragraph between',
    '```ts\n1\n```\n\nOr:\n\n```js\n2\n```',
    ['samples 1', 'paragraph', 'samples 1'],
  ],
  [
    'no files of a project',
    '```ts title="a.ts" project="a"\n1\n```\n\n```console project="a"\n2\n```\n\n```ts\n3\n```',
    ['samples 1', 'samples 1', 'samples 1'],
  ],
])('groups %s', (_name, body, expected) => {
  const { doc } = parse(body);

  const kinds = doc.tree.children.map((node) =>
    node.type === 'samples' ? `samples ${node.children.length}` : node.type,
  );

  expect(kinds).toEqual(expected);
});

test('keeps a conditional fence apart from the fence after it', () => {
  const { doc } = parse(':::only{edition="python"}\n```bash\n1\n```\n:::\n\n```bash\n2\n```');

  expect(doc.tree.children.map(({ type }) => type)).toEqual(['containerDirective', 'samples']);
});

test('groups inside lists and callouts', () => {
  const { doc } = parse('- ```ts\n  1\n  ```\n\n  ```js\n  2\n  ```\n\n:::tip\n```ts\n1\n```\n:::');

  expect(JSON.stringify(doc.tree).match(/"samples"/g)).toHaveLength(2);
});
