import type { ColorModeConfig } from '#model/site.ts';
import { COLOR_MODE_KEY } from '#model/storageKeys.ts';
import type { BrowserWindow } from './browserWindow.ts';
import {
  effectiveMode,
  isColorMode,
  parseChoice,
  type ColorMode,
  type ColorModeChoice,
} from './colorModeChoice.ts';
import type { BrowserStorage } from './storage.ts';
import { createStore, type ReadableStore } from './store.ts';

interface ColorModeState {
  choice: ColorModeChoice;
  mode: ColorMode;
}

export interface ColorModeStore extends ReadableStore<ColorModeState> {
  choose: (choice: ColorModeChoice) => void;
  dispose: () => void;
}

export interface ColorModeOptions {
  window: BrowserWindow;
  storage: BrowserStorage;
  config: ColorModeConfig;
}

/**
 * Manages the color mode: the reader's choice, the system preference, other tabs (behaviors
 * color-mode-three-states, color-mode-sync).
 */
export function createColorMode({ window, storage, config }: ColorModeOptions): ColorModeStore {
  const root = window.document.documentElement;
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  // The result of the inline script takes precedence: a choice in the query is not stored.
  const store = createStore(stateFor(parseChoice(root.dataset.themeChoice, config)));

  function stateFor(choice: ColorModeChoice): ColorModeState {
    const matches = (query: string): boolean => window.matchMedia(query).matches;
    return { choice, mode: effectiveMode(choice, config.defaultMode, matches) };
  }

  function apply(choice: ColorModeChoice): void {
    const next = stateFor(choice);
    root.dataset.theme = next.mode;
    root.dataset.themeChoice = next.choice;
    const { choice: oldChoice, mode: oldMode } = store.getState();
    if (next.choice !== oldChoice || next.mode !== oldMode) store.setState(next);
  }

  // Before listening: the current mode stays until the next load, so nothing flickers.
  if (config.disableSwitch) storage.remove(COLOR_MODE_KEY);
  const handleSystemChange = (): void => apply(store.getState().choice);
  prefersDark.addEventListener('change', handleSystemChange);
  const unsubscribe = storage.subscribe(COLOR_MODE_KEY, (value) =>
    apply(parseChoice(value, config)),
  );

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    choose(choice) {
      if (choice !== 'system' && !isColorMode(choice)) {
        throw new Error(`unexpected color mode ${String(choice)}`);
      }
      // Before storing, which may fail and must not keep the page from changing.
      apply(choice);
      if (choice === 'system') storage.remove(COLOR_MODE_KEY);
      else storage.set(COLOR_MODE_KEY, choice);
    },
    dispose() {
      prefersDark.removeEventListener('change', handleSystemChange);
      unsubscribe();
    },
  };
}
