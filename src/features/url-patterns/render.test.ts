import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';
import type { UrlPattern } from './data.ts';

const stable: UrlPattern[] = [
  {
    pattern: '**/seats*',
    cases: [
      { url: 'https://a.example/seats', matches: true, reason: '`*` matches nothing, too.' },
      { url: 'https://a.example/seats/1', matches: false, reason: 'There is a slash.' },
    ],
  },
  {
    pattern: './rows',
    baseURL: 'https://a.example/b/',
    cases: [{ url: 'https://a.example/b/rows', matches: true, reason: 'It is relative.' }],
  },
];
const { htmlOf, render } = withData({ 'url-patterns': { stable, current: [] } });

const TABLE = '::url-patterns';

test('groups URLs below their pattern, with the outcome and the reason', () => {
  const html = htmlOf(TABLE);

  expect(html.match(/<tbody>/g)).toHaveLength(2);
  expect(html).toContain(
    '<tr class="url-pattern"><th scope="rowgroup" colspan="2"><code>**/seats*</code></th></tr>' +
      '<tr><td><code>https://a.example/seats</code>' +
      '<p class="url-reason"><code>*</code> matches nothing, too.</p></td>' +
      '<td data-matches="true">Yes</td></tr>',
  );
  expect(html).toContain(
    '<p class="url-reason">There is a slash.</p></td><td data-matches="false">No',
  );
  expect(html).toContain('<code>./rows</code> with the base URL <code>https://a.example/b/</code>');
});

test('shows what the matcher of the version says', () => {
  expect(htmlOf(TABLE, { version: 'current' })).not.toContain('<tbody>');
});

test('writes a plain table into the twin', () => {
  expect(render(TABLE).page.markdown).toMatchInlineSnapshot(`
    "# Seats

    | Pattern | URL | Matches | Why |
    | - | - | - | - |
    | \`**/seats*\` | \`https://a.example/seats\` | Yes | \`*\` matches nothing, too. |
    | \`**/seats*\` | \`https://a.example/seats/1\` | No | There is a slash. |
    | \`./rows\` with the base URL \`https://a.example/b/\` | \`https://a.example/b/rows\` | Yes | It is relative. |
    "
  `);
});

test('lets search find patterns and reasons', () => {
  expect(render(TABLE).page.sections[0]?.texts).toEqual([
    '**/seats* | * matches nothing, too. | There is a slash.',
    './rows | It is relative.',
  ]);
});
