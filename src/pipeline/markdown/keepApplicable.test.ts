import { expect, test } from 'vitest';
import { htmlOf, render } from './testing.ts';

const CONDITIONS = `
:::only{edition="python java"}
Snakes and beans.
:::

:::only{version="next"}
Soon.
:::

::::only{edition="python"}
:::only{version="stable"}
Old snakes.
:::
::::
`;

test.each([
  ['nodejs', 'stable', ''],
  ['nodejs', 'current', '<p>Soon.</p>'],
  ['python', 'stable', '<p>Snakes and beans.</p>\n<p>Old snakes.</p>'],
  ['java', 'current', '<p>Snakes and beans.</p>\n<p>Soon.</p>'],
] as const)('shows %s %s what applies there', (edition, version, html) => {
  expect(htmlOf(CONDITIONS, { edition, version }).replace('<h1>Seats</h1>', '')).toBe(html);
});

test('shows each edition the samples in its own language', () => {
  const body = '```ts\nnode\n```\n\n```python\nsnake\n```\n\n```csharp\nsharp\n```';

  expect(htmlOf(body, { edition: 'python' })).toContain('snake');
  expect(htmlOf(body, { edition: 'python' })).not.toMatch(/node|sharp/);
  expect(htmlOf(body, { edition: 'java' })).toBe('<h1>Seats</h1>');
});

test('shows samples in neutral languages to everybody', () => {
  expect(htmlOf('```yaml\na: 1\n```', { edition: 'java' })).toContain('a: 1');
});

test('drops empty containers and list items', () => {
  const body = ':::tip[Try]\n```ts\nx\n```\n:::\n\n- ```ts\n  x\n  ```\n- Stays';

  const { html } = render(body, { edition: 'java' }).page;

  expect(html).not.toContain('admonition');
  expect(html.match(/<li>/g)).toHaveLength(1);
});

test('makes one list of items that conditions stand between', () => {
  const body = '- Stalls\n\n:::only{edition="java"}\n\n- Beans\n\n:::\n\n- Circle';

  expect(htmlOf(body, { edition: 'java' }).match(/<ul>|<li>/g)).toEqual([
    '<ul>',
    '<li>',
    '<li>',
    '<li>',
  ]);
  expect(htmlOf(`${body}\n\n1. First`).match(/<ul>|<ol>/g)).toEqual(['<ul>', '<ol>']);
});
