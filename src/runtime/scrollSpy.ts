import { findHashTarget } from './article/hashTarget.ts';
import type { BrowserWindow } from './browserWindow.ts';

export interface ScrollSpyOptions {
  window: BrowserWindow;
  /** The contents list, which scrolls if it is longer than the screen. */
  nav: HTMLElement;
  /** Read at each update, because it changes with the window width. */
  navbarHeight: () => number;
}

/** The end of a long list, which the button that scrolls back to the top covers. */
const COVERED_PX = 52;

/** Marks the active entry of the contents list (behavior toc-scrollspy). */
export function createScrollSpy({ window, nav, navbarHeight }: ScrollSpyOptions): () => void {
  const { document } = window;
  const entries = [...nav.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((link) => {
    const heading = findHashTarget(document, link.hash);
    return heading ? [{ link, heading }] : [];
  });
  const listeners = new AbortController();
  const resizes = new window.ResizeObserver(schedule);
  let active: HTMLElement | undefined;
  let frame: number | undefined;
  let isResized = false;
  const boxOf = (at: number) => visibleBox(entries[at]?.heading);

  function schedule(): void {
    frame ??= window.requestAnimationFrame(update);
  }

  function update(): void {
    frame = undefined;
    const index = activeHeading({
      // At the top the first heading decides, and no section out of view is laid out. WebKit needs that after the
      // window was resized (decisions/0030).
      count: !isResized && boxOf(0).top >= navbarHeight() ? 1 : entries.length,
      boxAt: boxOf,
      navbarHeight: navbarHeight(),
      viewportHeight: window.innerHeight,
    });
    isResized = false;
    const next = entries[index]?.link;
    if (next === active) return;
    active?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    active = next;
    if (next) keepInView(nav, next);
  }

  const { signal } = listeners;
  document.addEventListener('scroll', schedule, { passive: true, signal });
  const handleResize = (): void => {
    isResized = true;
    schedule();
  };
  window.addEventListener('resize', handleResize, { signal });
  resizes.observe(document.body);
  schedule();

  return () => {
    listeners.abort();
    resizes.disconnect();
    if (frame !== undefined) window.cancelAnimationFrame(frame);
    active?.removeAttribute('aria-current');
  };
}

/** Empty anchors and headings in closed details have no height: use their container instead. */
function visibleBox(heading: Element | undefined): HeadingBox {
  for (let element = heading; element; element = element.parentElement ?? undefined) {
    const box = element.getBoundingClientRect();
    if (box.height > 0) return box;
  }
  return { top: 0, bottom: 0 };
}

/** Scrolls only the list; `scrollIntoView` would also scroll the page. */
function keepInView(nav: HTMLElement, link: HTMLElement): void {
  const outer = nav.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  const end = outer.bottom - COVERED_PX;
  if (inner.top < outer.top) nav.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > end) nav.scrollTop += inner.bottom - end;
}

/** The relevant part of a heading's bounding box, relative to the viewport. */
type HeadingBox = Pick<DOMRect, 'top' | 'bottom'>;

export interface HeadingView {
  count: number;
  boxAt: (index: number) => HeadingBox;
  navbarHeight: number;
  viewportHeight: number;
}

/** The index of the active heading, or -1 above the first one (behavior toc-scrollspy). */
export function activeHeading({ count, boxAt, navbarHeight, viewportHeight }: HeadingView): number {
  // Headings are in reading order, so a binary search finds the first one below the navbar: measuring is slow.
  let first = 0;
  let end = count;
  while (first < end) {
    const middle = (first + end) >> 1;
    if (boxAt(middle).top >= navbarHeight) end = middle;
    else first = middle + 1;
  }
  if (first === count) return count - 1;
  const { top, bottom } = boxAt(first);
  return top > 0 && bottom < viewportHeight / 2 ? first : first - 1;
}
