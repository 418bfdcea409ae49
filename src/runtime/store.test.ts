import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('notifies listeners of a new value and of nothing else', () => {
  const store = createStore('a');
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);

  store.setState('a');
  store.setState('b');
  unsubscribe();
  store.setState('c');

  expect(listener).toHaveBeenCalledOnce();
  expect(store.getState()).toBe('c');
});

test('notifies every listener even when one unsubscribes meanwhile', () => {
  const store = createStore(0);
  const second = vi.fn();
  const leave = store.subscribe(() => leave());
  store.subscribe(second);

  store.setState(1);

  expect(second).toHaveBeenCalledOnce();
});
