import { expect, test } from 'vitest';
import { problemsOf } from './testing.ts';

test.each([
  ':::tip\nBook early.\n:::',
  '::::only{edition="nodejs"}\n:::tip\nBook early.\n:::\n\n- One\n::::',
  '- Item\n\n  :::tip\n  Book early.\n  :::',
  '> :::tip\n> Book early.\n> :::',
  '```text\n:::tip\n```',
  '~~~text\n```\n~~~',
  '- Item\n\n  ```text\n  A1\n  ```',
])('accepts %j', (body) => {
  expect(problemsOf(body)).toBe('');
});

test('reports a directive that runs to the end of the file', () => {
  expect(problemsOf('Lead.\n\n:::tip\nBook early.\n\n## Rows')).toMatchInlineSnapshot(`
    "content/docs/seats.md:7
      The directive ":::tip" is not closed.
      End it with ":::" on a separate line; around another directive it needs more colons than that one."
  `);
});

test.each([
  ':::tip',
  '```text',
  '```',
  ':::tip\n```sh\n:::',
  ':::tip\n:::note[x]',
  ':::tip\n::: tip',
])('notices that %j is not closed', (body) => {
  expect(problemsOf(body)).toContain('is not closed.');
});

test('reports the inner of two directives with the same number of colons', () => {
  const body = ':::only{edition="nodejs"}\n:::tip\nBook early.\n:::\n\nMore.\n:::';

  expect(problemsOf(body)).toMatchInlineSnapshot(`
    "content/docs/seats.md:6
      The directive ":::tip" is not closed.
      End it with ":::" on a separate line; around another directive it needs more colons than that one."
  `);
});

test('reports a line of colons that closes nothing', () => {
  expect(problemsOf(':::tip\nBook early.\n:::\n\n:::')).toMatchInlineSnapshot(`
    "content/docs/seats.md:9
      This line of colons closes no directive.
      Remove it, or add the opening line of its directive."
  `);
});

test('reports a title after the name', () => {
  expect(problemsOf(':::tip Early birds\nBook early.\n:::')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The line ":::tip Early birds" is not a directive.
      Write it like ":::tip[Early birds]", without spaces, on a separate line."
  `);
});

test('reports a fence that runs to the end of the file', () => {
  expect(problemsOf('Lead.\n\n```bash\nnpx playwright test\n\n## Rows')).toMatchInlineSnapshot(`
    "content/docs/seats.md:7
      The code fence is not closed.
      End it with "\`\`\`" on a separate line."
  `);
});
