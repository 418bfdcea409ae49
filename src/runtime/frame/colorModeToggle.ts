import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { ColorModeState, ColorModeStore } from '#runtime/colorMode.ts';
import { nextChoice } from '#runtime/colorModeChoice.ts';

/** What marks the toggles, in the navbar and in the menu. */
const TOGGLE = '[data-color-mode-toggle]';

/** The names of a toggle; HTML generated at build time can't know the mode. */
export function toggleNames(state: ColorModeState | undefined) {
  const current = state && `${state.choice} mode`;
  return {
    title: current,
    'aria-label': `Switch between dark and light mode${current ? ` (currently ${current})` : ''}`,
  };
}

export interface ColorModeToggleOptions {
  window: BrowserWindow;
  colorMode: ColorModeStore;
  respectSystem: boolean;
}

/** Makes every toggle work, with or without React (behaviors color-mode-three-states, color-mode-two-states). */
export function driveColorModeToggles(options: ColorModeToggleOptions): void {
  const { window, colorMode, respectSystem } = options;
  window.document.addEventListener('click', ({ target }) => {
    if (!(target instanceof window.Element && target.closest(TOGGLE))) return;
    colorMode.choose(nextChoice(colorMode.getState().choice, respectSystem));
  });
}

/** Enables the served toggle and names it by the mode, until React does. */
export function nameServedToggle(document: Document, colorMode: ColorModeStore): () => void {
  const toggle = document.querySelector<HTMLButtonElement>(TOGGLE);
  const show = (): void => {
    const { title = '', 'aria-label': label } = toggleNames(colorMode.getState());
    toggle?.setAttribute('title', title);
    toggle?.setAttribute('aria-label', label);
  };
  if (toggle) toggle.disabled = false;
  show();
  return colorMode.subscribe(show);
}
