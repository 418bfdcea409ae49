import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ColorModeConfig } from '#model/site.ts';
import { createColorMode } from './colorMode.ts';
import { recordListeners } from './navigation/testing.ts';
import { createStorage } from './storage.ts';

const root = document.documentElement;
let media: EventTarget;
let system: 'light' | 'dark';

beforeEach(() => {
  system = 'light';
  media = new EventTarget();
  window.localStorage.clear();
  root.dataset.theme = 'light';
  root.dataset.themeChoice = 'system';
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(media, { matches: query === `(prefers-color-scheme: ${system})` }),
  );
});

afterEach(recordListeners());

function setUp(config: Partial<ColorModeConfig> = {}) {
  const defaults = { defaultMode: 'dark', respectSystem: true, disableSwitch: false } as const;
  return createColorMode(createStorage(window), { ...defaults, ...config });
}

function shown() {
  const { theme, themeChoice } = root.dataset;
  return [theme, themeChoice, window.localStorage.getItem('theme')];
}

test('starts with what the inline script found (color-mode-first-paint)', () => {
  root.dataset.themeChoice = 'dark';

  expect(setUp().getState()).toBe('dark');
});

test('applies and stores a choice, and forgets it for the system (color-mode-three-states)', () => {
  const store = setUp();

  store.choose('dark');
  expect(shown()).toEqual(['dark', 'dark', 'dark']);
  store.choose('system');

  expect(shown()).toEqual(['light', 'system', null]);
  expect(store.getState()).toBe('system');
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

test.each([
  ['system', ['dark', 'system', null]],
  ['light', ['light', 'light', 'light']],
] as const)(
  'follows the system only while it is chosen: %s (color-mode-sync)',
  (choice, result) => {
    setUp().choose(choice);

    system = 'dark';
    media.dispatchEvent(new Event('change'));

    expect(shown()).toEqual(result);
  },
);

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
