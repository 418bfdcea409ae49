import type { BrowserWindow } from './browserWindow.ts';

/** Calls a function for each element that the parser adds, before it is painted. */
export function whileParsed(
  window: BrowserWindow,
  root: HTMLElement,
  see: (element: Element) => void,
): void {
  const observer = new window.MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof window.Element) see(node);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  window.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
