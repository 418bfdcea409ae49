import { expect, test } from 'vitest';
import { updateOutput } from './updateOutput.ts';

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
