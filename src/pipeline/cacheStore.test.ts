import { expect, test, vi } from 'vitest';
import { keyOf, remember } from './cacheStore.ts';
import { memoryStore } from './testing.ts';

test('makes a value once, and again if it is made from something else', () => {
  const store = memoryStore();
  const make = vi.fn(() => ({ seats: make.mock.calls.length }));
  const seats = (key: string) => remember(store, { name: 'seats', key }, make);

  expect([seats('a'), seats('a'), seats('b')]).toEqual([{ seats: 1 }, { seats: 1 }, { seats: 2 }]);
});

test('has another key for other parts', () => {
  expect(keyOf('a', { b: 1 })).toBe(keyOf('a', { b: 1 }));
  expect(keyOf('a', { b: 1 })).not.toBe(keyOf('a', { b: 2 }));
  expect(keyOf('a', 'b')).not.toBe(keyOf('ab'));
});
