import { expect, test } from 'vitest';
import { effectiveMode, nextChoice, parseChoice } from './colorModeChoice.ts';

test.each([
  ['light', true, 'light'],
  ['dark', true, 'dark'],
  ['system', true, 'system'],
  ['purple', true, 'system'],
  [undefined, true, 'system'],
  [null, false, 'dark'],
  ['purple', false, 'dark'],
  ['light', false, 'light'],
])(
  'reads %s with respect for the system %s as %s (color-mode-first-paint)',
  (value, respectSystem, choice) => {
    expect(parseChoice(value, { defaultMode: 'dark', respectSystem })).toBe(choice);
  },
);

test.each([
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['system', 'dark', 'dark'],
  ['system', 'light', 'light'],
  ['system', undefined, 'dark'],
] as const)('shows for %s on a %s system %s (color-mode-first-paint)', (choice, system, mode) => {
  const matches = (query: string): boolean => query === `(prefers-color-scheme: ${system ?? ''})`;

  expect(effectiveMode(choice, 'dark', matches)).toBe(mode);
});

test.each([
  ['system', 'light'],
  ['light', 'dark'],
  ['dark', 'system'],
] as const)('goes on from %s to %s (color-mode-three-states)', (choice, next) => {
  expect(nextChoice(choice, true)).toBe(next);
});

test.each([
  ['dark', 'light'],
  ['light', 'dark'],
  ['system', 'dark'],
] as const)(
  'goes on without respect for the system from %s to %s (color-mode-two-states)',
  (choice, next) => {
    expect(nextChoice(choice, false)).toBe(next);
  },
);
