import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** The search button; the class is that of the search dialog's styles. */
export const SEARCH_BUTTON = '.DocSearch-Button';

export interface SearchNames {
  label: string;
  /** The key caps; unknown until scripts run. */
  keys: readonly [string | undefined, string | undefined];
}

/** How the search button is named on a platform (behavior search-button). */
export function searchNames(isApple: boolean | undefined): SearchNames {
  if (isApple === undefined) return { label: 'Search', keys: [undefined, undefined] };
  return isApple
    ? { label: 'Search (Command+K)', keys: ['⌘', 'K'] }
    : { label: 'Search (Ctrl+K)', keys: ['Ctrl', 'K'] };
}

/** The prefix of `navigator.platform` is the only indication of a Command key. */
export function isApplePlatform({ navigator }: BrowserWindow): boolean {
  // Not all browsers have the replacement, and it returns the same.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

/** Names the served button, as React does later. */
export function nameServedSearch(window: BrowserWindow): void {
  const button = window.document.querySelector(SEARCH_BUTTON);
  const { label, keys } = searchNames(isApplePlatform(window));
  button?.setAttribute('aria-label', label);
  button?.querySelectorAll('kbd').forEach((cap, index) => {
    cap.setAttribute('data-key', keys[index] ?? '');
  });
}
