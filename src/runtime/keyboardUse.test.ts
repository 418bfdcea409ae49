import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestRouter, recordListeners } from './navigation/testing.ts';
import { markKeyboardUse } from './keyboardUse.ts';

beforeEach(() => {
  document.body.className = 'navigation-with-keyboard';
  markKeyboardUse();
});

afterEach(recordListeners());

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

function pressMouse(): void {
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
}

function isMarked(): boolean {
  return document.body.classList.contains('navigation-with-keyboard');
}

test('takes the marker away with the mouse and brings it back with Tab (keyboard-use-marker)', () => {
  pressMouse();
  expect(isMarked()).toBe(false);
  press('a');
  expect(isMarked()).toBe(false);
  press('Tab');

  expect(isMarked()).toBe(true);
});

test('brings nothing back when the page changes (keyboard-use-marker)', async () => {
  history.replaceState(null, '', '/docs/a');
  const { router, finish } = createTestRouter();
  pressMouse();

  router.navigate('/docs/b');
  await finish('/docs/b');

  expect(router.getState().location.path).toBe('/docs/b');
  expect(isMarked()).toBe(false);
});
