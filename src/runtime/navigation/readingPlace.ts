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

/** What the reader does to go on; from then on the page is theirs. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** As long as the browser may still lay out what is near, or restore a position of its own. */
const FRAMES = 40;

/** Brings a section back to where it stood, and holds it there until the page has settled. */
export function returnToPlace(window: BrowserWindow, { id, top }: ReadingPlace): void {
  const { document } = window;
  const listeners = new AbortController();
  const stop = () => listeners.abort();
  const { signal } = listeners;
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true, signal });

  const settle = (frames: number): void => {
    const element = signal.aborted ? null : document.getElementById(id);
    if (!element) return;
    const distance = element.getBoundingClientRect().top - top;
    if (Math.abs(distance) > 1) {
      window.scrollTo({ top: window.scrollY + distance, left: 0, behavior: 'instant' });
    }
    if (frames > 0) window.requestAnimationFrame(() => settle(frames - 1));
    else stop();
  };
  settle(FRAMES);
}

/** The place kept in the state of a history entry, if it has one. */
export function savedPlace(state: unknown): ReadingPlace | undefined {
  const place = (state as { place?: Partial<ReadingPlace> } | null)?.place;
  return typeof place?.id === 'string' && typeof place.top === 'number'
    ? { id: place.id, top: place.top }
    : undefined;
}

/** Where the address leads on a page with such sections: there the reader is who has not scrolled. */
export function hashPlace(window: BrowserWindow): ReadingPlace | undefined {
  const { document, location } = window;
  const target = findHashTarget(document, location.hash);
  if (!target?.closest('section.member')) return undefined;
  const { scrollPaddingTop } = window.getComputedStyle(document.documentElement);
  return { id: target.id, top: Number.parseFloat(scrollPaddingTop) || 0 };
}

/** Whether the browser itself has brought the reader back: by a reload, or from another site. */
export function wasRestored({ performance }: BrowserWindow): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = (entry as { type?: string } | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}
