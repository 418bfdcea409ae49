import { expect, test } from 'vitest';
import {
  compareOutput,
  formatDifference,
  isSameLine,
  normalizeOutput,
  updateOutput,
} from './output.ts';

const places = { folder: '/tmp/project-1', framework: '/repo/node_modules/playwright-stable' };

test.each([
  ['\n\u001B[32m  1 passed\u001B[39m  \n\n  (1.2s)\n\n', ['  1 passed', '', '  (1.2s)']],
  ['', []],
  ['at /tmp/project-1/tests/a.spec.ts:3:1', ['at tests/a.spec.ts:3:1']],
  ['in file:///tmp/project-1/a.mjs', ['in a.mjs']],
  ['in /tmp/project-1', ['in .']],
  ['at /repo/node_modules/playwright-stable/lib/a.js:1', ['at node_modules/playwright/lib/a.js:1']],
  [
    'at /repo/node_modules/playwright-stable/node_modules/playwright-core/lib/a.js:1',
    ['at node_modules/playwright-core/lib/a.js:1'],
  ],
  ['../../repo/node_modules/playwright-stable/lib/a.js:1', ['node_modules/playwright/lib/a.js:1']],
])('shows %j as readers see it', (text, lines) => {
  expect(normalizeOutput(text, places)).toEqual(lines);
});

test.each([
  ['2 passed (1.2s)', '2 passed (2.0m)', true],
  ['ran for 543ms', 'ran for 3s', true],
  ['2 passed (1.2s)', '3 passed (1.2s)', false],
  ['8 × locator resolved', '9 × locator resolved', true],
  ['Test timeout of 500ms exceeded.', 'Test timeout of 700ms exceeded.', false],
  ['Timeout: 500ms', 'Timeout:  700ms', false],
  ['', undefined, false],
])('compares %j with %j', (one, other, expected) => {
  expect(isSameLine(one, other)).toBe(expected);
});

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

test.each([
  ['writes the durations of the run', ['a (1s)', '…'], ['a (2s)', 'b'], ['a (2s)', '…']],
  [
    'leaves out the same lines behind an empty one',
    ['a', '', 'b (1s)', '', '…', '', 'd'],
    ['a', '', 'b (2s)', '', 'c', '', 'd'],
    ['a', '', 'b (2s)', '', '…', '', 'd'],
  ],
  ['keeps an empty line below the command', ['', 'a (1s)'], ['a (2s)'], ['', 'a (2s)']],
  ['writes what was printed', [], ['a', '', 'b'], ['a', '', 'b']],
  [
    'keeps left-out lines in the middle',
    ['x', 'a', '…', 'd'],
    ['a', 'b', 'c', 'd'],
    ['a', '…', 'd'],
  ],
  ['keeps left-out lines at the start', ['…', 'c', 'x'], ['a', 'b', 'c', 'd'], ['…', 'c', 'd']],
  ['keeps left-out lines at the end', ['x', 'a', '…'], ['a', 'b', 'c'], ['a', '…']],
  ['shows lines that have lost their place', ['a', '…', 'x'], ['a', 'b', 'c'], ['a', 'b', 'c']],
])('%s', (_what, page, printed, expected) => {
  expect(updateOutput(page, printed)).toEqual(expected);
});
