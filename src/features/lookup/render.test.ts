import { expect, test } from 'vitest';
import { htmlOf, problemsOf, render } from '#pipeline/markdown/testing.ts';

const TABLE = `
:::lookup
| Marquee | Stagehand |
| --- | --- |
| \`m.enter()\` | \`page.goto('/')\` |
| \`m.leave()\` | \`page.close()\` |
:::
`;

test('has one filter for all tables of a page, above the heading of the first', () => {
  const html = htmlOf(`## Tables\n\n### Stage\n${TABLE}\n### Seats\n${TABLE}`);

  expect(html.match(/class="filter needs-script"/g)).toHaveLength(1);
  expect(html).toMatch(
    /<\/h2>\s*<div class="filter needs-script"><\/div>\s*<div data-filter="call"><\/div>\s*<h3/,
  );
  expect(html).toContain('<div class="lookup" data-filter-further=""><div class="table"');
  expect(html).toContain('<tbody>\n<tr data-filter-item="">\n<td><code>m.<wbr>enter()</code></td>');
});

test('is a plain table in the twin, and found by the names of both tools', () => {
  const { markdown, sections } = render(TABLE).page;

  expect(markdown).toContain("| `m.enter()` | `page.goto('/')` |");
  expect(sections[0]?.texts).toContain("m.enter() | page.goto('/')");
});

test('refuses everything but one table with two columns', () => {
  expect(problemsOf(':::lookup\nText.\n:::')).toContain(
    'content/docs/seats.md:5\n  ":::lookup" must contain exactly one table.',
  );
  expect(problemsOf(':::lookup\n| A | B | C |\n| - | - | - |\n| a | b | c |\n:::')).toContain(
    'content/docs/seats.md:6\n  "ABC" doesn\'t have two cells.',
  );
});
