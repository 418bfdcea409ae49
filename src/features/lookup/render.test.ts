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

test('gives the first table of a page a filter, which narrows the others as well', () => {
  const html = htmlOf(TABLE + TABLE);

  expect(html.match(/class="filter needs-script"/g)).toHaveLength(1);
  expect(html).toContain(
    '<div class="lookup" data-filter="call"><div class="table" data-filter-group="">',
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
