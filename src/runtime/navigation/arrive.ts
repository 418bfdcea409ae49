import { announce } from '#runtime/announce.ts';
import { scrollToHash } from '#runtime/article/hashTarget.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { ReadingPlace } from './readingPlace.ts';
import type { ScrollKeeper } from './scroll.ts';

/** What caused a navigation; `pop` is back or forward, with the position stored in the history entry. */
export type Move =
  | { type: 'push' }
  | { type: 'replace' }
  | { type: 'pop'; position?: number | undefined; place?: ReadingPlace | undefined };

export interface RouterLocation {
  /** Canonical, without the base URL. */
  path: string;
  search: string;
  hash: string;
}

export interface Arrival {
  move: Move;
  from: RouterLocation;
  to: RouterLocation;
  /** What had focus before the page changed. */
  focused: Element | null;
}

interface ArrivalSurroundings {
  window: BrowserWindow;
  scroll: Pick<ScrollKeeper, 'scrollTo' | 'returnTo' | 'keepInPlace'>;
}

/**
 * Moves scroll position and focus to the target of a navigation, once its page is on screen (behaviors
 * navigation-scroll, navigation-focus).
 */
export function arrive(arrival: Arrival, { window, scroll }: ArrivalSurroundings): void {
  const { document } = window;
  const { move, from, to, focused } = arrival;
  const goal = scrollGoal(arrival);
  const target = goal === 'hash' ? scrollToHash(document, to.hash) : undefined;
  if (target) scroll.keepInPlace(target);
  if (typeof goal === 'number') scroll.scrollTo(goal);
  if (move.type === 'pop' && move.place) scroll.returnTo(move.place);
  if (from.path === to.path) return;
  announce(document, document.title);
  if (move.type !== 'push') return;
  // Moving focus needs the styles of the new page. The next frame computes them anyway; now, they would be computed twice.
  window.requestAnimationFrame(() => {
    const { activeElement, body } = document;
    // A field of the new page has it, or the reader was faster.
    if (activeElement !== body && activeElement !== focused) return;
    if (target) moveFocus(target);
    else if (!to.hash) focusSkipRegion(document);
  });
}

/** Where to scroll: to a position, to the target of the hash, or nowhere. */
export function scrollGoal({
  move,
  from,
  to,
}: Omit<Arrival, 'focused'>): number | 'hash' | undefined {
  if (move.type === 'pop' && move.position !== undefined) return move.position;
  const isSamePage = from.path === to.path;
  if (isSamePage && from.hash === to.hash && from.search !== to.search) return undefined;
  if (to.hash) return 'hash';
  // Within a page the browser has already scrolled: a click on `#` is such a navigation.
  return isSamePage && move.type === 'pop' ? undefined : 0;
}

/** Moves focus to the skip link's region, so the next Tab focuses the skip link (behavior navigation-focus). */
function focusSkipRegion(document: Document): void {
  const region = document.getElementById('skip-to-content');
  if (region) moveFocus(region);
}

/** Makes the next Tab continue from an element that isn't a tab stop. */
export function moveFocus(element: HTMLElement, { preventScroll = true } = {}): void {
  const isTabStop = element.hasAttribute('tabindex');
  if (!isTabStop) element.tabIndex = -1;
  element.focus({ preventScroll });
  if (!isTabStop) element.removeAttribute('tabindex');
}
