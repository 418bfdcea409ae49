import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { READER_INPUTS } from '#runtime/readerInput.ts';
import type { ReadingPlace } from './readingPlace.ts';

/** After this many frames without movement the layout has settled. */
const STILL_FRAMES = 40;

interface HoldOptions {
  /** How often the browser itself may still scroll; the scroll after that comes from the reader. */
  browserJumps: number;
}

/**
 * Scrolls to a section and keeps it in place until the layout has settled or the reader moves on. Sections that
 * are laid out lazily shift the content below them. Returns a function that lets go.
 */
export function holdPlace(
  window: BrowserWindow,
  { id, top }: ReadingPlace,
  { browserJumps }: HoldOptions,
): () => void {
  const { document } = window;
  const listeners = new AbortController();
  const { signal } = listeners;
  const release = (): void => listeners.abort();
  for (const input of READER_INPUTS) {
    window.addEventListener(input, release, { passive: true, signal });
  }
  let last: Measure | undefined;
  let still = 0;
  let jumps = 0;

  function hold(): void {
    const element = signal.aborted ? null : document.getElementById(id);
    if (!element) {
      release();
      return;
    }
    const now = measure(window, element);
    const isLoaded = document.readyState === 'complete';
    // While a document loads, the browser itself scrolls to the target.
    if (last && isLoaded && isScrolledOnly(last, now)) jumps += 1;
    if (jumps > browserJumps) {
      release();
      return;
    }
    const isHidden = !isShown(element);
    still = isHidden || !last || hasMoved(last, now) ? 0 : still + 1;
    if (isLoaded && still >= STILL_FRAMES) {
      release();
      return;
    }
    if (!isHidden && isApart(now.offset - now.scroll, top)) {
      window.scrollTo({ top: now.offset - top, left: 0, behavior: 'instant' });
    }
    last = { offset: now.offset, scroll: window.scrollY };
    window.requestAnimationFrame(hold);
  }

  hold();
  return release;
}

/** The positions of the page and of the section. */
interface Measure {
  /** The distance of the section from the top of the document. */
  offset: number;
  scroll: number;
}

function measure({ scrollY }: BrowserWindow, element: Element): Measure {
  return { offset: element.getBoundingClientRect().top + scrollY, scroll: scrollY };
}

function hasMoved(last: Measure, now: Measure): boolean {
  return isApart(last.offset, now.offset) || isApart(last.scroll, now.scroll);
}

function isScrolledOnly(last: Measure, now: Measure): boolean {
  return !isApart(last.offset, now.offset) && isApart(last.scroll, now.scroll);
}

/** Browsers round positions. */
function isApart(a: number, b: number): boolean {
  return Math.abs(a - b) > 1;
}

/** Content in closed details or in an inactive tab has no position yet. */
function isShown(element: Element): boolean {
  // Missing in browsers from before 2024, despite the types.
  const { checkVisibility } = element as Partial<Element>;
  return checkVisibility?.call(element) ?? true;
}
