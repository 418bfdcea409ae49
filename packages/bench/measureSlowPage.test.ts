import { expect, test } from 'vitest';
import { blockingTime } from './measureSlowPage.ts';

test.each([
  ['nothing of short tasks', [{ start: 200, end: 250 }], 0],
  ['what is beyond 50 ms', [{ start: 200, end: 320 }], 70],
  ['nothing before the first paint', [{ start: 0, end: 90 }], 0],
  ['the part after the first paint', [{ start: 0, end: 180 }], 30],
  [
    'all tasks together',
    [
      { start: 200, end: 260 },
      { start: 300, end: 370 },
    ],
    30,
  ],
])('counts %s', (_, tasks, expected) => {
  expect(blockingTime(tasks, 100)).toBe(expected);
});
