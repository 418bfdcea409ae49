import { isShown } from '#runtime/isShown.ts';
import { READER_INPUTS } from '#runtime/readerInput.ts';
import type { ReadingPlace } from './readingPlace.ts';

/** After this many frames without movement the layout has settled. */
const STILL_FRAMES = 40;

/**
 * Scrolls to a section and keeps it in place until the layout has settled or the reader moves on: sections that are laid
 * out lazily shift the content below them. The browser itself may scroll `browserJumps` times more; the scroll after that
 * comes from the reader. Returns a function that lets go.
 */
export function holdPlace({ id, top }: ReadingPlace, browserJumps: number): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const release = (): void => listeners.abort();
  for (const input of READER_INPUTS) {
    window.addEventListener(input, release, { passive: true, signal });
  }
  /** The distance of the section from the top of the document, and the position of the page. */
  let last = { offset: Infinity, scroll: 0 };
  let still = 0;
  let jumps = 0;

  /** Moves the section to its place; returns whether to go on with that. */
  function adjust(): boolean {
    const element = document.getElementById(id);
    if (!element) return false;
    const scroll = window.scrollY;
    const offset = element.getBoundingClientRect().top + scroll;
    const hasShifted = isApart(offset, last.offset);
    const hasScrolled = isApart(scroll, last.scroll);
    const isLoaded = document.readyState === 'complete';
    const isHidden = !isShown(element);
    // While a document loads, the browser itself scrolls to the target.
    if (isLoaded && hasScrolled && !hasShifted) jumps += 1;
    still = isHidden || hasShifted || hasScrolled ? 0 : still + 1;
    if (jumps > browserJumps || (isLoaded && still >= STILL_FRAMES)) return false;
    if (!isHidden && isApart(offset - scroll, top)) {
      window.scrollTo({ top: offset - top, left: 0, behavior: 'instant' });
    }
    last = { offset, scroll: window.scrollY };
    return true;
  }

  function hold(): void {
    if (signal.aborted) return;
    if (adjust()) window.requestAnimationFrame(hold);
    else release();
  }

  hold();
  return release;
}

/** Browsers round positions. */
function isApart(a: number, b: number): boolean {
  return Math.abs(a - b) > 1;
}
