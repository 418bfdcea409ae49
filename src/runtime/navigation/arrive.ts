import { announce } from '#runtime/announce.ts';
import { scrollToHash } from '#runtime/article/hashTarget.ts';
import type { ReadingPlace } from './readingPlace.ts';
import type { ScrollKeeper } from './scroll.ts';

/** What caused a navigation; `pop` is back or forward, with what the history entry says of the reader's position. */
export interface Move {
  type: 'push' | 'replace' | 'pop';
  scroll?: number | undefined;
  place?: ReadingPlace | undefined;
}

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

/**
 * Moves scroll position and focus to the target of a navigation, once its page is on screen (behaviors
 * navigation-scroll, navigation-focus).
 */
export function arrive(
  arrival: Arrival,
  scroll: Pick<ScrollKeeper, 'scrollTo' | 'returnTo' | 'keepInPlace'>,
): void {
  const { move, from, to, focused } = arrival;
  const goal = scrollGoal(arrival);
  const target = goal === 'hash' ? scrollToHash(document, to.hash) : undefined;
  if (target) scroll.keepInPlace(target);
  if (typeof goal === 'number') scroll.scrollTo(goal);
  if (move.place) scroll.returnTo(move.place);
  if (from.path === to.path) return;
  announce(document, document.title);
  if (move.type !== 'push') return;
  // Moving focus needs the styles of the new page. The next frame computes them anyway; now, they would be computed twice.
  window.requestAnimationFrame(() => {
    const { activeElement, body } = document;
    // A field of the new page has it, or the reader was faster.
    if (activeElement !== body && activeElement !== focused) return;
    // In the region of the skip link, the next Tab focuses that.
    const place = target ?? (to.hash ? null : document.getElementById('skip-to-content'));
    if (place) moveFocus(place);
  });
}

/** Where to scroll: to a position, to the target of the hash, or nowhere. */
export function scrollGoal(arrival: Omit<Arrival, 'focused'>): number | 'hash' | undefined {
  const { move, from, to } = arrival;
  if (move.scroll !== undefined) return move.scroll;
  const isSamePage = from.path === to.path;
  if (isSamePage && from.hash === to.hash && from.search !== to.search) return undefined;
  if (to.hash) return 'hash';
  // Within a page the browser has already scrolled: a click on `#` is such a navigation.
  return isSamePage && move.type === 'pop' ? undefined : 0;
}

/** Makes the next Tab continue from an element that isn't a tab stop. */
export function moveFocus(element: HTMLElement, { preventScroll = true } = {}): void {
  const isTabStop = element.hasAttribute('tabindex');
  if (!isTabStop) element.tabIndex = -1;
  element.focus({ preventScroll });
  if (!isTabStop) element.removeAttribute('tabindex');
}
