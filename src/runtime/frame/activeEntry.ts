import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** Remembers which page the column has been scrolled for. */
const SHOWN = 'data-shown-for';

/**
 * Scrolls the sidebar to the entry of the current page, once for each page: from then on its position is the
 * reader's (behavior sidebar-column).
 */
export function showActiveEntry(window: BrowserWindow, column: Element, path: string): void {
  if (column.getAttribute(SHOWN) === path) return;
  column.setAttribute(SHOWN, path);
  // It needs a layout. The next frame computes one anyway; now, there would be two.
  window.requestAnimationFrame(() => scrollToActive(column));
}

function scrollToActive(column: Element): void {
  const active = column.querySelector('[aria-current="page"]');
  if (!active) return;
  const inner = active.getBoundingClientRect();
  const outer = column.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  // Only this column: `scrollIntoView` would also scroll the page.
  column.scrollTop += inner.top - outer.top - column.clientHeight / 2;
}
