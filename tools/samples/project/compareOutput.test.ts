import { expect, test } from 'vitest';
import { compareOutput, formatDifference } from './compareOutput.ts';

test.each([
  ['a b c', 'a b c'],
  ['', ''],
  [' a ', 'a'],
  ['… c', 'a b c'],
  ['a …', 'a b c'],
  ['a … c', 'a b c'],
  ['a … c', 'a c'],
  ['…', ''],
  ['a … b … d', 'a b x b c d'],
  ['a … c d', 'a c x c d'],
])('finds no difference between %j and %j', (page, printed) => {
  expect(compareOutput(page.split(' '), printed === '' ? [] : printed.split(' '))).toBeUndefined();
});

test.each([
  ['a b c', 'a x c', 1, 'b c', 'x c'],
  ['a b', 'a', 1, 'b', ''],
  ['a', 'a b', 1, '', 'b'],
  ['', 'a', 0, '', 'a'],
  ['a … c', 'a b', 2, 'c', 'b'],
  ['a … b c … d', 'a b x d', 3, 'c', 'x d'],
  ['a … c', 'a c d', 2, 'c', 'd'],
  [' a b', 'a x', 2, 'b', 'x'],
])('finds where %j and %j differ', (page, printed, index, expected, found) => {
  const words = (text: string) => text.split(' ').filter(Boolean);

  expect(compareOutput(page.split(' '), words(printed))).toEqual({
    index,
    expected: words(expected),
    printed: words(found),
  });
});

test('shows the lines of both', () => {
  const difference = compareOutput(['Running 2 tests', '  2 passed (1.0s)'], ['Running 2 tests']);

  expect(difference && formatDifference(difference)).toMatchInlineSnapshot(`
    "page   |   2 passed (1.0s)
    printed| (nothing)"
  `);
});
