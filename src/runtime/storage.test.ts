import { afterEach, expect, test, vi } from 'vitest';
import type { BrowserWindow } from './browserWindow.ts';
import { createStorage } from './storage.ts';

afterEach(() => {
  window.localStorage.clear();
});

function windowWith(slots: () => unknown): BrowserWindow {
  return Object.create(window, { localStorage: { get: slots } }) as BrowserWindow;
}

test('reads, writes and removes values (storage-sync)', () => {
  const storage = createStorage(window);

  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
  storage.remove('theme');

  expect(storage.get('theme')).toBeUndefined();
});

test('notifies listeners in the same window when a value changes (storage-sync)', () => {
  const storage = createStorage(window);
  const listener = vi.fn();
  const unsubscribe = storage.subscribe('theme', listener);

  storage.set('theme', 'dark');
  storage.set('theme', 'dark');
  storage.set('other', 'x');
  storage.remove('theme');
  storage.remove('theme');
  unsubscribe();
  storage.set('theme', 'light');

  expect(listener.mock.calls).toEqual([['dark'], [undefined]]);
});

test('observes other tabs and cleared storage, but no other storage area (storage-sync)', () => {
  const listener = vi.fn();
  createStorage(window).subscribe('theme', listener);
  const send = (key: string | null, newValue: string | null, storageArea: Storage): void => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
  };

  send('theme', 'light', window.localStorage);
  send('theme', 'dark', window.sessionStorage);
  send(null, null, window.localStorage);

  expect(listener.mock.calls).toEqual([['light'], [undefined]]);
});

test.each([
  [
    'is refused',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['is empty', () => null],
])('warns once and does nothing when storage %s (storage-failures)', (_what, slots) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const storage = createStorage(windowWith(slots));

  storage.set('theme', 'dark');
  storage.remove('theme');
  storage.subscribe('theme', vi.fn())();

  expect(storage.get('theme')).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatchInlineSnapshot(`
    "Docusaurus browser storage is not available.
    Possible reasons: running Docusaurus in an iframe, in an incognito browser session, or using too strict browser privacy settings."
  `);
});

test('logs a failure of the same kind and key once, and carries on (storage-failures)', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const fail = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const slots = { getItem: vi.fn(() => null), setItem: fail, removeItem: fail };
  const storage = createStorage(windowWith(() => slots));

  for (const value of ['dark', 'light']) storage.set('theme', value);
  for (const key of ['theme', 'theme']) storage.remove(key);
  slots.getItem.mockImplementation(fail);
  const found = ['theme', 'other', 'theme'].map((key) => storage.get(key));

  expect(found).toEqual([undefined, undefined, undefined]);
  expect(error.mock.calls.map(([message]) => message as string)).toEqual([
    "Docusaurus storage error, can't set theme=dark",
    "Docusaurus storage error, can't delete key=theme",
    "Docusaurus storage error, can't get key=theme",
    "Docusaurus storage error, can't get key=other",
  ]);
});

test('refuses to work without a window (invalid-value-errors)', () => {
  expect(() => createStorage(undefined)).toThrowErrorMatchingInlineSnapshot(
    `[Error: Browser storage is not available on Node.js/Docusaurus SSR process.]`,
  );
});

test('logs when it cannot listen (storage-failures)', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(window, 'addEventListener').mockImplementation(() => {
    throw new Error('no');
  });

  const storage = createStorage(window);
  storage.subscribe('theme', vi.fn());
  storage.subscribe('theme', vi.fn());

  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]?.[0]).toBe(
    "Docusaurus storage error, can't listen for changes of key=theme",
  );
});
