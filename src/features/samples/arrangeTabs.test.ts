import { expect, test } from 'vitest';
import { htmlOf, problemsOf } from '#pipeline/markdown/testing.ts';

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

test('reports a fence without a flavor among others', () => {
  expect(problemsOf('```bash npm\n1\n```\n\n```yaml\n2\n```')).toMatchInlineSnapshot(`
    "content/docs/seats.md:9
      The "yaml" fence shares a sample with another fence but has no flavor.
      Put a paragraph between two samples, or give each fence of one sample its own flavor, like "python sync" and "python async"."
  `);
});

test('reports a duplicate flavor', () => {
  expect(problemsOf('```bash\n1\n```\n\n```bash\n2\n```')).toMatchInlineSnapshot(`
    "content/docs/seats.md:9
      Two fences of one sample have the flavor "bash".
      Put a paragraph between two samples, or give each fence of one sample its own flavor, like "python sync" and "python async"."
  `);
});

test('reports flavors of two groups', () => {
  expect(problemsOf('```ts\n1\n```\n\n```bash npm\n2\n```')).toMatchInlineSnapshot(`
    "content/docs/seats.md:9
      The flavors "ts" and "npm" of one sample belong to different tab groups.
      Put a paragraph between two samples, or give each fence of one sample its own flavor, like "python sync" and "python async"."
  `);
});

test('reports nothing in an edition that shows only one of the fences', () => {
  expect(problemsOf('```ts\n1\n```\n\n```bash npm\n2\n```', { edition: 'java' })).toBe('');
});
