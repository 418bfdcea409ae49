import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ColorModeConfig } from '#model/site.ts';
import { createColorMode, type ColorModeStore } from './colorMode.ts';
import { createStorage } from './storage.ts';

const root = document.documentElement;
const media = new EventTarget();
let system: 'light' | 'dark';
let stores: ColorModeStore[] = [];

beforeEach(() => {
  system = 'light';
  window.localStorage.clear();
  root.dataset.theme = 'light';
  root.dataset.themeChoice = 'system';
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(media, { matches: query === `(prefers-color-scheme: ${system})` }),
  );
});

afterEach(() => {
  for (const store of stores) store.dispose();
  stores = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp(config: Partial<ColorModeConfig> = {}) {
  const store = createColorMode({
    window,
    storage: createStorage(window),
    config: { defaultMode: 'dark', respectSystem: true, disableSwitch: false, ...config },
  });
  stores.push(store);
  return store;
}

function shown() {
  const { theme, themeChoice } = root.dataset;
  return [theme, themeChoice, window.localStorage.getItem('theme')];
}

test('starts with what the inline script found (color-mode-first-paint)', () => {
  root.dataset.themeChoice = 'dark';

  expect(setUp().getState()).toEqual({ choice: 'dark', mode: 'dark' });
});

test('applies and stores a choice, and forgets it for the system (color-mode-three-states)', () => {
  const store = setUp();

  store.choose('dark');
  expect(shown()).toEqual(['dark', 'dark', 'dark']);
  store.choose('system');

  expect(shown()).toEqual(['light', 'system', null]);
  expect(store.getState()).toEqual({ choice: 'system', mode: 'light' });
});

test.each(['purple', '', undefined])('refuses to choose %s (invalid-value-errors)', (choice) => {
  const store = setUp();

  expect(() => store.choose(choice as 'dark')).toThrow(
    new Error(`unexpected color mode ${String(choice)}`),
  );
  expect(shown()).toEqual(['light', 'system', null]);
});

test('notifies listeners once for each change', () => {
  const store = setUp();
  const listener = vi.fn();
  store.subscribe(listener);

  store.choose('dark');
  store.choose('dark');

  expect(listener).toHaveBeenCalledOnce();
});

test('follows the system while it is chosen, and stores nothing (color-mode-sync)', () => {
  const store = setUp();

  system = 'dark';
  media.dispatchEvent(new Event('change'));

  expect(shown()).toEqual(['dark', 'system', null]);
  expect(store.getState().mode).toBe('dark');
});

test('ignores the system while a mode is chosen (color-mode-sync)', () => {
  const store = setUp();
  store.choose('light');

  system = 'dark';
  media.dispatchEvent(new Event('change'));

  expect(shown()).toEqual(['light', 'light', 'light']);
});

test.each([
  ['dark', 'dark', 'dark'],
  [null, 'light', 'system'],
  ['purple', 'light', 'system'],
])('follows another tab that stores %s (color-mode-sync)', (newValue, theme, choice) => {
  const store = setUp();
  store.choose('light');

  window.dispatchEvent(
    new StorageEvent('storage', { key: 'theme', newValue, storageArea: window.localStorage }),
  );

  expect([root.dataset.theme, root.dataset.themeChoice]).toEqual([theme, choice]);
});

test('switches the page even when nothing can be stored (storage-failures)', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });

  setUp().choose('dark');

  expect(root.dataset.theme).toBe('dark');
  expect(error).toHaveBeenCalledOnce();
});

test('deletes a stored mode where the switch is disabled, without changing the page (color-mode-switch-off)', () => {
  window.localStorage.setItem('theme', 'dark');
  root.dataset.theme = root.dataset.themeChoice = 'dark';

  setUp({ disableSwitch: true });

  expect(window.localStorage.getItem('theme')).toBeNull();
  expect(root.dataset.theme).toBe('dark');
});

test('stops listening once it is disposed', () => {
  const store = setUp();

  store.dispose();
  system = 'dark';
  media.dispatchEvent(new Event('change'));

  expect(root.dataset.theme).toBe('light');
});
