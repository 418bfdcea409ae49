import { expect, test, vi } from 'vitest';
import { oncePerText } from './oncePerText.ts';
import type { SourceFile } from './parseDoc.ts';

test('reads a file again only if its text has changed', () => {
  const read = vi.fn((file: SourceFile, ending: string) => file.text + ending);
  const readOnce = oncePerText(read);

  expect(readOnce({ path: 'a.md', text: 'one' }, '.')).toBe('one.');
  expect(readOnce({ path: 'a.md', text: 'one' }, '.')).toBe('one.');
  expect(readOnce({ path: 'b.md', text: 'one' }, '!')).toBe('one!');
  expect(read).toHaveBeenCalledTimes(2);

  expect(readOnce({ path: 'a.md', text: 'two' }, '.')).toBe('two.');
});
