import type { BrowserWindow } from './browserWindow.ts';
import { CATEGORIES_KEY } from '#model/storageKeys.ts';
import { whileParsed } from './whileParsed.ts';

/** Keyed by sidebar and labels, such as `docs/Guides/Network`. */
export type OpenCategories = Readonly<Record<string, boolean>>;

/** Parses the stored states; anything but an object of booleans counts as empty. */
export function parseCategories(text: string | null | undefined): OpenCategories {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(value ?? {});
    return Object.fromEntries(entries.filter(([, isOpen]) => typeof isOpen === 'boolean'));
  } catch {
    return {};
  }
}

/** Restores the sidebar categories that the reader opened or closed, while the page is parsed. */
export function restoreCategories(window: BrowserWindow, root: HTMLElement): void {
  const stored = window.localStorage.getItem(CATEGORIES_KEY);
  if (stored === null) return;
  const categories = parseCategories(stored);
  const restore = (element: Element): void => {
    const isOpen = categories[element.getAttribute('data-category') ?? ''];
    // A category that contains the page is open on load, whatever was remembered.
    if (isOpen === undefined || element.getAttribute('data-active') === 'true') return;
    const [name, value] =
      element.localName === 'button' ? ['aria-expanded', isOpen] : ['data-collapsed', !isOpen];
    element.setAttribute(name, String(value));
  };
  whileParsed(window, root, restore);
}
