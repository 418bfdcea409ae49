import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPress } from './watchPress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether React may take over, after everything that a release has caused. */
async function isFree(whenReleased: () => Promise<void>): Promise<boolean> {
  let isSettled = false;
  void whenReleased().then(() => (isSettled = true));
  await vi.runAllTimersAsync();
  return isSettled;
}

const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

test('does not wait if nothing is pressed', async () => {
  const whenReleased = watchPress(window);

  expect(await isFree(whenReleased)).toBe(true);
});

test.each(['pointerup', 'pointercancel', 'keydown'])('waits from a press to %s', async (end) => {
  const whenReleased = watchPress(window);
  send('pointerdown');
  expect(await isFree(whenReleased)).toBe(false);

  send(end);

  expect(await isFree(whenReleased)).toBe(true);
});

test('lets the click pass that ends a press', async () => {
  const whenReleased = watchPress(window);
  const order: string[] = [];
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  send('pointerdown');
  const released = whenReleased().then(() => order.push('released'));

  send('pointerup');
  // Whatever a promise can do comes before the click.
  for (let step = 0; step < 10; step += 1) await Promise.resolve();
  send('click');
  await vi.runAllTimersAsync();
  await released;

  expect(order).toEqual(['click', 'released']);
});
