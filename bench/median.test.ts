import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 2, 100], 3],
  [[10, 9, 100], 10],
])('takes the middle of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('has no middle of nothing', () => {
  expect(median([])).toBeUndefined();
});

test('leaves the order of the measurements alone', () => {
  const values = [3, 1, 2];

  median(values);

  expect(values).toEqual([3, 1, 2]);
});
