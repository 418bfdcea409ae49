import { beforeEach, expect, test, vi } from 'vitest';
import { createBackGuard } from './backGuard.ts';

beforeEach(() => {
  history.replaceState({ scroll: 5 }, '', '/docs/a');
});

test('numbers entries and keeps what else they hold', () => {
  const guard = createBackGuard();

  expect(history.state).toEqual({ scroll: 5, index: 0 });
  expect(guard.nextState()).toEqual({ index: 1 });
});

test('numbers the entries that the browser makes for links within the page', () => {
  const guard = createBackGuard();
  history.pushState(null, '', '#part');

  expect(guard.absorb(undefined)).toBe(false);

  expect(history.state).toEqual({ index: 1 });
});

test('turns a move of several entries around and calls the last one to ask (mobile-menu-closes)', () => {
  const go = vi.spyOn(history, 'go').mockReturnValue(undefined);
  const guard = createBackGuard();
  guard.nextState();
  guard.nextState();
  const [first, last] = [vi.fn(), vi.fn()];
  guard.intercept(first);
  guard.intercept(last);

  expect(guard.absorb(0)).toBe(true);
  expect(guard.absorb(2)).toBe(true);

  expect(go).toHaveBeenCalledExactlyOnceWith(2);
  expect(last).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
});

test('lets moves forward pass (mobile-menu-closes)', () => {
  const guard = createBackGuard();
  guard.intercept(vi.fn());

  expect(guard.absorb(1)).toBe(false);
});
