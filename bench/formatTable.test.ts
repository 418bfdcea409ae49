import { expect, test } from 'vitest';
import { formatTable } from './formatTable.ts';

test('aligns names to the left and numbers to the right', () => {
  const table = formatTable([
    ['what', 'ours', 'bar'],
    ['JavaScript', '9.5 KiB', ''],
    ['html', '112.0 KiB', '≤ 125.0 KiB'],
  ]);

  expect(table).toMatchInlineSnapshot(`
    "what             ours          bar
    JavaScript    9.5 KiB
    html        112.0 KiB  ≤ 125.0 KiB"
  `);
});

test('fills lines that are too short', () => {
  expect(formatTable([['a', '1', '2'], ['long name']])).toBe('a          1  2\nlong name');
});

test('makes nothing of no lines', () => {
  expect(formatTable([])).toBe('');
});
