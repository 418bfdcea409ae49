import { findHashTarget } from './article/hashTarget.ts';
import { firstIndex } from './firstIndex.ts';

/** The end of a long list, which the button that scrolls back to the top covers. */
const COVERED_PX = 52;

/** Marks the active entry of the contents list, which scrolls if it is longer than the screen (behavior toc-scrollspy). */
export function createScrollSpy(nav: HTMLElement): () => void {
  const entries = [...nav.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((link) => {
    const heading = findHashTarget(document, link.hash);
    return heading ? [{ link, heading }] : [];
  });
  const boxes = entries.map(
    ({ heading }) =>
      () =>
        visibleBox(heading),
  );
  const listeners = new AbortController();
  const resizes = new ResizeObserver(schedule);
  let active: HTMLElement | undefined;
  let frame: number | undefined;
  let isResized = false;

  function schedule(): void {
    frame ??= window.requestAnimationFrame(update);
  }

  function update(): void {
    frame = undefined;
    const navbar = document.querySelector('nav[aria-label="Main"]');
    // It changes with the window width.
    const edge = navbar?.getBoundingClientRect().height ?? 0;
    // At the top the first heading decides, and no section out of view is laid out. WebKit needs that after the
    // window was resized (decisions/0030).
    const isAtTop = !isResized && (boxes[0]?.().top ?? 0) >= edge;
    isResized = false;
    const index = activeHeading(isAtTop ? boxes.slice(0, 1) : boxes, edge, window.innerHeight);
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

/** The relevant part of a bounding box, relative to the viewport. */
type HeadingBox = Pick<DOMRect, 'top' | 'bottom'>;

/** Empty anchors and headings in closed details have no height: use their container instead. */
function visibleBox(heading: Element): HeadingBox {
  for (let element: Element | null = heading; element; element = element.parentElement) {
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

/** The index of the active heading, or -1 above the first one (behavior toc-scrollspy). `edge` is that of the navbar. */
export function activeHeading(
  boxes: readonly (() => HeadingBox)[],
  edge: number,
  viewportHeight: number,
): number {
  // Headings are in reading order.
  const first = firstIndex(boxes, (measure) => measure().top >= edge);
  const box = boxes[first]?.();
  if (!box) return boxes.length - 1;
  return box.top > 0 && box.bottom < viewportHeight / 2 ? first : first - 1;
}
