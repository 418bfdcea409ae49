import { expect, test } from 'vitest';
import { breakCsharp } from './mutateCsharp.ts';

test('changes one line, always the same, and nothing in texts and comments', () => {
  const code = '// Page.Goto = 1;\nvar name = "a.Basket";\nawait Page.ReloadAsync();';

  const mutant = breakCsharp(code);

  expect(mutant).toEqual(breakCsharp(code));
  const changed = mutant?.code.split('\n').map((line, index) => line !== code.split('\n')[index]);
  expect(changed?.filter(Boolean)).toHaveLength(1);
  expect(changed?.indexOf(true)).toBe((mutant?.line ?? 0) - 1);
  expect(mutant?.line).toBeGreaterThan(1);
});

test('leaves alone what has nothing to break', () => {
  expect(breakCsharp('// Nothing.')).toBeUndefined();
});
