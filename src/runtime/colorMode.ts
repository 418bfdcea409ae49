import type { ColorModeConfig } from '#model/site.ts';
import { COLOR_MODE_KEY } from '#model/storageKeys.ts';
import {
  effectiveMode,
  isColorMode,
  parseChoice,
  type ColorModeChoice,
} from './colorModeChoice.ts';
import type { BrowserStorage } from './storage.ts';
import { createStore } from './store.ts';

/**
 * The reader's choice of a color mode, kept in storage and shown in the document, which also follows the system
 * preference and other tabs (behaviors color-mode-three-states, color-mode-sync).
 */
export function createColorMode(storage: BrowserStorage, config: ColorModeConfig) {
  const { dataset } = document.documentElement;
  // The result of the inline script takes precedence: a choice in the query is not stored.
  const { getState, setState, subscribe } = createStore(parseChoice(dataset.themeChoice, config));

  function apply(choice: ColorModeChoice): void {
    dataset.theme = effectiveMode(choice, config.defaultMode, window);
    dataset.themeChoice = choice;
    setState(choice);
  }

  // Before listening: the current mode stays until the next load, so nothing flickers.
  if (config.disableSwitch) storage.remove(COLOR_MODE_KEY);
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
  systemDark.addEventListener('change', () => apply(getState()));
  storage.subscribe(COLOR_MODE_KEY, (value) => apply(parseChoice(value, config)));

  return {
    getState,
    subscribe,
    choose(choice: ColorModeChoice): void {
      if (choice !== 'system' && !isColorMode(choice)) {
        throw new Error(`unexpected color mode ${String(choice)}`);
      }
      // Before storing, which may fail and must not keep the page from changing.
      apply(choice);
      if (choice === 'system') storage.remove(COLOR_MODE_KEY);
      else storage.set(COLOR_MODE_KEY, choice);
    },
  };
}
