import { findHashTarget } from '#runtime/article/hashTarget.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';

/**
 * The section at the top of the window and its offset. On long pages sections are laid out lazily, so a scroll
 * position in pixels may be a different place later.
 */
export interface ReadingPlace {
  id: string;
  top: number;
}

/** Below the navbar: the section here is the current one. */
const EDGE_PX = 100;

/** The reader's place on a page with lazily laid out sections; otherwise undefined. */
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

/** The place stored in the state of a history entry, if any. */
export function savedPlace(state: unknown): ReadingPlace | undefined {
  const place = (state as { place?: Partial<ReadingPlace> } | null)?.place;
  return typeof place?.id === 'string' && typeof place.top === 'number'
    ? { id: place.id, top: place.top }
    : undefined;
}

/** The target of the URL on such a page: the place of a reader who hasn't scrolled. */
export function hashPlace(window: BrowserWindow): ReadingPlace | undefined {
  const target = findHashTarget(window.document, window.location.hash);
  return target?.closest('section.member') ? targetPlace(window, target) : undefined;
}

/** The position of a target after a jump to it: below the navbar. */
export function targetPlace(window: BrowserWindow, target: Element): ReadingPlace {
  const { scrollPaddingTop } = window.getComputedStyle(window.document.documentElement);
  const { scrollMarginTop } = window.getComputedStyle(target);
  return { id: target.id, top: pixels(scrollPaddingTop) + pixels(scrollMarginTop) };
}

/** The number in a computed length; zero for keywords such as `auto`. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Whether the browser itself has restored the position: after a reload, or coming back from another site. */
export function wasRestored({ performance }: BrowserWindow): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = (entry as { type?: string } | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}
