import { expect, test } from 'vitest';
import { updateOutput } from './updateOutput.ts';

test.each([
  ['keeps what is still right', ['a (1s)', '…'], ['a (2s)', 'b'], ['a (1s)', '…']],
  ['writes what was printed', [], ['a', '', 'b'], ['a', '', 'b']],
  ['keeps durations of lines that stay', ['a (1s)', 'b'], ['a (2s)', 'c'], ['a (1s)', 'c']],
  [
    'keeps the own durations of equal lines',
    ['a (1s)', 'a (2s)', 'b'],
    ['a (8s)', 'a (9s)', 'c'],
    ['a (1s)', 'a (2s)', 'c'],
  ],
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
