import { findHashTarget } from '#runtime/article/hashTarget.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';

/**
 * The section at the top of the window and where it stands. On long pages sections are laid out when
 * they come near, so the same number of pixels may lead to another place later.
 */
export interface ReadingPlace {
  id: string;
  top: number;
}

/** Below the navbar: what stands here is being read. */
const EDGE_PX = 100;

/** Where the reader is on a page with sections that are laid out late; elsewhere undefined. */
export function readingPlace({ document }: BrowserWindow): ReadingPlace | undefined {
  const sections = document.querySelectorAll('section.member');
  let first = 0;
  let end = sections.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((sections[middle]?.getBoundingClientRect().top ?? 0) > EDGE_PX) end = middle;
    else first = middle + 1;
  }
  const heading = sections[first - 1]?.querySelector('[id]');
  return heading ? { id: heading.id, top: heading.getBoundingClientRect().top } : undefined;
}

/** The place kept in the state of a history entry, if it has one. */
export function savedPlace(state: unknown): ReadingPlace | undefined {
  const place = (state as { place?: Partial<ReadingPlace> } | null)?.place;
  return typeof place?.id === 'string' && typeof place.top === 'number'
    ? { id: place.id, top: place.top }
    : undefined;
}

/** Where the URL leads on a page with such sections: there the reader is who has not scrolled. */
export function hashPlace(window: BrowserWindow): ReadingPlace | undefined {
  const target = findHashTarget(window.document, window.location.hash);
  return target?.closest('section.member') ? targetPlace(window, target) : undefined;
}

/** Where a target stands after a jump to it: below the navbar. */
export function targetPlace(window: BrowserWindow, target: Element): ReadingPlace {
  const { scrollPaddingTop } = window.getComputedStyle(window.document.documentElement);
  const { scrollMarginTop } = window.getComputedStyle(target);
  return { id: target.id, top: pixels(scrollPaddingTop) + pixels(scrollMarginTop) };
}

/** The number of a computed length; keywords such as `auto` are none. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Whether the browser itself has brought the reader back: by a reload, or from another site. */
export function wasRestored({ performance }: BrowserWindow): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = (entry as { type?: string } | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}
