import { expect, test } from 'vitest';
import { parse, htmlOf, problemsOf } from '#pipeline/markdown/testing.ts';

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

test('puts tabs in the order of their group', () => {
  const html = htmlOf('```python async\n2\n```\n\n```python sync\n1\n```', { edition: 'python' });

  expect(html).toMatch(/data-group="python-flavor".*>Sync<.*>Async<.*>1<.*>2</);
});

test.each([
  ['js-flavor', '```js\n1\n```\n\n```ts\n2\n```'],
  ['bash-flavor', '```bash\n1\n```\n\n```powershell\n2\n```\n\n```batch\n3\n```'],
  ['java-build', '```xml maven\n1\n```\n\n```groovy gradle\n2\n```'],
  ['csharp-flavor', '```bash mstest\n1\n```\n\n```bash nunit\n2\n```'],
])('makes %s tabs', (group, body) => {
  expect(problemsOf(body)).toBe('');
  expect(htmlOf(body)).toContain(`data-group="${group}"`);
});

test('makes no tabs of a single flavor', () => {
  expect(htmlOf('```bash npm\n1\n```')).not.toContain('tabs');
});

test('explains what keeps fences from being tabs', () => {
  expect(problemsOf('```bash npm\n1\n```\n\n```yaml\n2\n```')).toMatchInlineSnapshot(`
    "content/docs/seats.md:9
      The "yaml" fence shares a sample with another fence but has no flavor.
      Put a paragraph between two samples, or give each fence of one sample its own flavor, like "python sync" and "python async"."
  `);
  expect(problemsOf('```bash\n1\n```\n\n```bash\n2\n```')).toContain(
    'Two fences of one sample have the flavor "bash".',
  );
  expect(problemsOf('```ts\n1\n```\n\n```bash npm\n2\n```')).toContain(
    'The flavors "ts" and "npm" of one sample belong to different tab groups.',
  );
});

test('reports nothing in an edition that shows only one of the fences', () => {
  expect(problemsOf('```ts\n1\n```\n\n```bash npm\n2\n```', { edition: 'java' })).toBe('');
});
