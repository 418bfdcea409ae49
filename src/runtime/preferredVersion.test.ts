import { beforeEach, expect, test, vi } from 'vitest';
import { createPreferredVersion } from './preferredVersion.ts';
import { createStorage } from './storage.ts';

const KEY = 'docs-preferred-version-default';

beforeEach(() => {
  window.localStorage.clear();
});

function setUp() {
  return createPreferredVersion(createStorage(window), ['current', 'stable']);
}

test('knows what was picked before and stores nothing by itself (preferred-version)', () => {
  expect(setUp().getState()).toBeUndefined();
  expect(window.localStorage.length).toBe(0);
  window.localStorage.setItem(KEY, 'current');

  expect(setUp().getState()).toBe('current');
});

test('forgets a version that no longer exists (preferred-version)', () => {
  window.localStorage.setItem(KEY, '1.0');

  expect(setUp().getState()).toBeUndefined();
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['stable', 'stable'],
  ['1.0', undefined],
  [null, undefined],
])('follows another browser tab that stores %s (preferred-version)', (newValue, expected) => {
  window.localStorage.setItem(KEY, 'current');
  const store = setUp();

  window.dispatchEvent(
    new StorageEvent('storage', { key: KEY, newValue, storageArea: window.localStorage }),
  );

  expect(store.getState()).toBe(expected);
});

test('stores a pick and notifies all tabs (preferred-version)', () => {
  const [here, there] = [setUp(), setUp()];
  const listener = vi.fn();
  there.subscribe(listener);

  here.prefer('current');

  expect(window.localStorage.getItem(KEY)).toBe('current');
  expect(there.getState()).toBe('current');
  expect(listener).toHaveBeenCalledOnce();
});
