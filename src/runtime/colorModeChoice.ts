import type { ColorModeConfig } from '#model/site.ts';
import type { BrowserWindow } from './browserWindow.ts';

type ColorMode = ColorModeConfig['defaultMode'];

/** The reader's choice; `system` follows the operating system. */
export type ColorModeChoice = ColorMode | 'system';

/** Parses a stored or typed choice; unknown values count as none (behavior color-mode-first-paint). */
export function parseChoice(
  value: string | null | undefined,
  rules: Pick<ColorModeConfig, 'defaultMode' | 'respectSystem'>,
): ColorModeChoice {
  if (isColorMode(value)) return value;
  return rules.respectSystem ? 'system' : rules.defaultMode;
}

export function isColorMode(value: string | null | undefined): value is ColorMode {
  return value === 'light' || value === 'dark';
}

/** The color mode for a choice. Falls back to the default if there is no system preference. */
export function effectiveMode(
  choice: ColorModeChoice,
  defaultMode: ColorMode,
  window: Pick<BrowserWindow, 'matchMedia'>,
): ColorMode {
  if (choice !== 'system') return choice;
  const isSystem = (mode: ColorMode) =>
    window.matchMedia(`(prefers-color-scheme: ${mode})`).matches;
  if (isSystem('dark')) return 'dark';
  return isSystem('light') ? 'light' : defaultMode;
}

/**
 * The choice that the toggle selects next: system, light, dark, or the other of two (behaviors
 * color-mode-three-states, color-mode-two-states).
 */
export function nextChoice(choice: ColorModeChoice, respectSystem: boolean): ColorModeChoice {
  if (!respectSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === 'system') return 'light';
  return choice === 'light' ? 'dark' : 'system';
}
