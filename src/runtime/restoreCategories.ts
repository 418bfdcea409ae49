import type { BrowserWindow } from './browserWindow.ts';
import { CATEGORIES_KEY } from '#model/storageKeys.ts';
import { parseCategories } from './categorySlots.ts';

/** Restores the sidebar categories that the reader opened or closed, while the page is parsed. */
export function restoreCategories(window: BrowserWindow, root: HTMLElement): void {
  const stored = window.localStorage.getItem(CATEGORIES_KEY);
  if (stored === null) return;
  const categories = parseCategories(stored);
  const restore = (element: Element): void => {
    const isOpen = categories[element.getAttribute('data-category') ?? ''];
    if (isOpen === undefined) return;
    const [name, value] =
      element.localName === 'button' ? ['aria-expanded', isOpen] : ['data-collapsed', !isOpen];
    element.setAttribute(name, String(value));
  };
  // Called for each parsed part of the page before it is painted.
  const observer = new window.MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof window.Element) restore(node);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  window.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
