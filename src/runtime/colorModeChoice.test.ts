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
  const matchMedia = (query: string) =>
    ({ matches: query === `(prefers-color-scheme: ${system ?? ''})` }) as MediaQueryList;

  expect(effectiveMode(choice, 'dark', { matchMedia })).toBe(mode);
});

test.each([
  ['system', true, 'light'],
  ['light', true, 'dark'],
  ['dark', true, 'system'],
  ['dark', false, 'light'],
  ['light', false, 'dark'],
  ['system', false, 'dark'],
] as const)(
  'goes on from %s with respect for the system %s to %s (color-mode-three-states, color-mode-two-states)',
  (choice, respectSystem, next) => {
    expect(nextChoice(choice, respectSystem)).toBe(next);
  },
);
