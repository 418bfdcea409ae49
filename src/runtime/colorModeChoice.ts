import type { ColorModeConfig } from '#model/site.ts';

export type ColorMode = 'light' | 'dark';

/** What a reader chose; `system` follows the operating system. */
export type ColorModeChoice = ColorMode | 'system';

type Rules = Pick<ColorModeConfig, 'defaultMode' | 'respectSystem'>;

/**
 * The choice that a stored or typed value stands for; unknown values count as none
 * (behavior color-mode-first-paint).
 */
export function parseChoice(value: string | null | undefined, rules: Rules): ColorModeChoice {
  if (isColorMode(value)) return value;
  return rules.respectSystem ? 'system' : rules.defaultMode;
}

export function isColorMode(value: string | null | undefined): value is ColorMode {
  return value === 'light' || value === 'dark';
}

/** What is shown for a choice. The default counts where no system preference can be read. */
export function effectiveMode(
  choice: ColorModeChoice,
  defaultMode: ColorMode,
  matches: (query: string) => boolean,
): ColorMode {
  if (choice !== 'system') return choice;
  if (matches('(prefers-color-scheme: dark)')) return 'dark';
  return matches('(prefers-color-scheme: light)') ? 'light' : defaultMode;
}

/**
 * What the toggle selects next: system, light, dark, or just the other of two
 * (behaviors color-mode-three-states, color-mode-two-states).
 */
export function nextChoice(choice: ColorModeChoice, respectSystem: boolean): ColorModeChoice {
  if (!respectSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === 'system') return 'light';
  return choice === 'light' ? 'dark' : 'system';
}
