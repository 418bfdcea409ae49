import { expect, test } from 'vitest';
import { contentsListHtml } from './contentsList.ts';

test.each([
  [[], ''],
  [[2, 3, 3, 2], '1(2 3) 4'],
  [[3, 2], '1 2'],
  [[3, 2, 4], '1 2(3)'],
  [[2, 4, 3], '1(2 3)'],
])('nests headings of the levels %j as "%s"', (levels, expected) => {
  const entries = levels.map((level, index) => ({
    id: `h${index + 1}`,
    level,
    html: `${index + 1}`,
  }));

  const html = contentsListHtml(entries);

  expect(outline(html)).toBe(expected);
});

test('links each entry to its heading', () => {
  expect(contentsListHtml([{ id: 'rows', level: 2, html: '<code>A</code>' }])).toBe(
    '<ul><li><a href="#rows"><code>A</code></a></li></ul>',
  );
});

/** `1(2 3)`: headings 2 and 3 below heading 1. */
function outline(html: string): string {
  return html
    .replace(/<a href="#h\d">(\d)<\/a>/g, '$1')
    .replaceAll('</li><li>', ' ')
    .replace(/<\/?li>/g, '')
    .replace(/^<ul>|<\/ul>$/g, '')
    .replaceAll('<ul>', '(')
    .replaceAll('</ul>', ')');
}
