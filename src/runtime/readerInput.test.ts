import { expect, test } from 'vitest';
import { hasReaderInput, noteReaderInput } from './readerInput.ts';

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('notes %s', (input) => {
  const root = document.documentElement;
  delete root.dataset.readerInput;
  noteReaderInput(window, root);
  expect(hasReaderInput(window)).toBe(false);

  window.dispatchEvent(new Event(input));

  expect(hasReaderInput(window)).toBe(true);
});
