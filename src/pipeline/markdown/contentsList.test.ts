import { expect, test } from 'vitest';
import { contentsListHtml } from './contentsList.ts';

test.each([
  [[], ''],
  [[2, 3, 3, 2], '1(2 3) 4'],
  [[3, 2], '1 2'],
  [[3, 2, 4], '1 2(3)'],
  [[2, 4, 3], '1(2 3)'],
])('nests headings of the levels %j as "%s" (toc-tree)', (levels, expected) => {
  expect(outline(contentsListHtml(headings(levels), { from: 2, to: 4 }))).toBe(expected);
});

test('links each entry to its heading', () => {
  const entry = { id: 'rows', aliases: [], level: 2, html: '<code>A</code>' };

  expect(contentsListHtml([entry], { from: 2, to: 3 })).toBe(
    '<ul><li><a href="#rows"><code>A</code></a></li></ul>',
  );
});

test('lets long names break between words', () => {
  const entry = { id: 'a', aliases: [], level: 2, html: '<code>setDefaultTimeout()</code>' };

  expect(contentsListHtml([entry], { from: 2, to: 3 })).toContain(
    '<code>set<wbr>Default<wbr>Timeout()</code>',
  );
});

test('lists the levels that are asked for, and never moves a heading below a stranger (toc-desktop, toc-tree)', () => {
  const entries = headings([3, 2, 4, 3]);

  expect(outline(contentsListHtml(entries, { from: 2, to: 2 }))).toBe('2');
  expect(outline(contentsListHtml(entries, { from: 3, to: 4 }))).toBe('1 3 4');
  expect(contentsListHtml(entries, undefined)).toBe('');
});

function headings(levels: readonly number[]) {
  return levels.map((level, index) => {
    return { id: `h${index + 1}`, aliases: [], level, html: `${index + 1}` };
  });
}

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
