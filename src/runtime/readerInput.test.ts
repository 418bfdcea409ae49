import { expect, test, vi } from 'vitest';
import { hasReaderInput, noteReaderInput, whenReaderActs } from './readerInput.ts';

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('notes %s', (input) => {
  const root = document.documentElement;
  delete root.dataset.readerInput;
  noteReaderInput(window, root);
  expect(hasReaderInput(window)).toBe(false);

  window.dispatchEvent(new Event(input));

  expect(hasReaderInput(window)).toBe(true);
});

test.each(['pointermove', 'focusin', 'keydown', 'touchstart'])('acts once, on %s', (sign) => {
  delete document.documentElement.dataset.readerInput;
  const action = vi.fn();
  whenReaderActs(window, action);
  document.dispatchEvent(new Event('scroll'));
  expect(action).not.toHaveBeenCalled();

  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  expect(action).toHaveBeenCalledOnce();
});

test('acts immediately for a reader who was earlier than the script', () => {
  document.documentElement.dataset.readerInput = '';
  const action = vi.fn();

  whenReaderActs(window, action);

  expect(action).toHaveBeenCalledOnce();
});
