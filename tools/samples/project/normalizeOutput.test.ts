import { expect, test } from 'vitest';
import { isSameLine, normalizeOutput } from './normalizeOutput.ts';

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
