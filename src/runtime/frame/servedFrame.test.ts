import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createColorMode } from '#runtime/colorMode.ts';
import { createOpenCategories } from '#runtime/openCategories.ts';
import { createStorage } from '#runtime/storage.ts';
import { driveColorModeToggles } from './colorModeToggle.ts';
import { completeServedFrame } from './servedFrame.ts';

const FRAME = `<button data-color-mode-toggle disabled aria-label="Switch between dark and light mode"></button>
<button class="DocSearch-Button" aria-label="Search"><kbd></kbd><kbd></kbd></button>
<button aria-expanded="false" aria-controls="c" data-category="docs/CI"></button>
<div id="c" data-collapsed="true" data-category="docs/CI"></div><div id="o" data-collapsed="false"></div>`;

const config = { defaultMode: 'dark', respectSystem: true, disableSwitch: false } as const;
let stop: () => void;

beforeEach(() => {
  window.localStorage.clear();
  document.body.innerHTML = FRAME;
  document.documentElement.dataset.themeChoice = 'system';
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function complete() {
  const storage = createStorage(window);
  const colorMode = createColorMode({ window, storage, config });
  const openCategories = createOpenCategories(storage);
  stop = completeServedFrame({ window, path: '/docs/intro', colorMode, openCategories });
  return { colorMode, openCategories };
}

const find = (selector: string) => document.querySelector(selector) as HTMLButtonElement;

test('enables and names the toggle, and follows the mode (color-mode-three-states)', () => {
  const { colorMode } = complete();
  const toggle = find('[data-color-mode-toggle]');
  expect([toggle.disabled, toggle.title]).toEqual([false, 'system mode']);

  driveColorModeToggles({ window, colorMode, respectSystem: true });
  toggle.click();

  expect(toggle.getAttribute('aria-label')).toBe(
    'Switch between dark and light mode (currently light mode)',
  );
  stop();
  colorMode.choose('dark');
  expect(toggle.title).toBe('light mode');
});

test('names the search button by the platform (search-button)', () => {
  complete();

  expect(find('.DocSearch-Button').getAttribute('aria-label')).toBe('Search (Command+K)');
  expect(document.querySelectorAll('[data-key="⌘"] + [data-key="K"]')).toHaveLength(1);
});

test('lets find-in-page find closed categories, opens and remembers them', () => {
  const { openCategories } = complete();
  const closed = find('#c');
  expect(closed.getAttribute('hidden')).toBe('until-found');
  expect(find('#o').hasAttribute('hidden')).toBe(false);

  closed.dispatchEvent(new Event('beforematch', { bubbles: true }));

  expect(closed.hasAttribute('hidden')).toBe(false);
  expect(closed.dataset['collapsed']).toBe('false');
  expect(find('[aria-controls]').getAttribute('aria-expanded')).toBe('true');
  expect(openCategories.getState()).toEqual({ 'docs/CI': true });
});
