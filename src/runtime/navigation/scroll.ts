import { findHashTarget } from '#runtime/article/hashTarget.ts';
import { hasReaderInput } from '#runtime/readerInput.ts';
import { readEntry, writeEntry } from './historyEntry.ts';
import { holdPlace } from './holdPlace.ts';
import { hashPlace, readingPlace, targetPlace, type ReadingPlace } from './readingPlace.ts';

export type ScrollKeeper = ReturnType<typeof createScrollKeeper>;

// Safari rejects more than 100 history changes in 30 seconds.
const SAVE_DELAY_MS = 150;

/**
 * How often browsers themselves scroll after a load: Firefox may go to the target again, and correct a shift that was
 * already corrected here. A reader who drags the scrollbar scrolls frame after frame.
 */
const JUMPS_AFTER_LOAD = 2;

/**
 * Remembers the scroll position of each history entry, in the entry itself, to restore it on back and forward (behavior
 * navigation-scroll).
 */
export function createScrollKeeper() {
  let timer: number | undefined;
  let isPaused = false;
  let isOurs = false;
  let release = (): void => undefined;

  /** Writes the position into the current entry. */
  function save(): void {
    window.clearTimeout(timer);
    if (!isPaused) writeEntry({ scroll: window.scrollY, place: readingPlace() });
  }

  /** Turns off the browser's scroll restoration, which can't wait for a page that is still loading. */
  function takeOver(): void {
    isOurs = true;
    history.scrollRestoration = 'manual';
  }

  function scrollTo(top: number): void {
    release();
    window.scrollTo({ top, left: 0, behavior: 'instant' });
  }

  /** Returns to a section, wherever it is by now. */
  function returnTo(place: ReadingPlace, browserJumps = Infinity): void {
    release();
    release = holdPlace(place, browserJumps);
  }

  /** Keeps the target of a hash in place while the layout settles. */
  function keepInPlace(target: Element, browserJumps = 0): void {
    // With scroll anchoring, too: Firefox ignores `scrollIntoView` in a section that was never laid out.
    returnTo(targetPlace(target), browserJumps);
  }

  /** Keeps a freshly loaded document where its reader was, or where its URL points. */
  function takePlace(): void {
    const { fullLoad, scroll, place: saved } = readEntry(history.state);
    // What the browser would restore after a full load is the position on the page before.
    const isRestored = wasRestored() && !fullLoad;
    // Of a reload: the browser reads the setting before `pagehide` can hand over to it.
    const isLeftToUs = fullLoad || (isRestored && history.scrollRestoration === 'manual');
    // An entry without a position has never been scrolled.
    const findPlace = () => (scroll === undefined ? hashPlace() : saved);
    const place = isRestored || fullLoad ? findPlace() : undefined;
    if (place || isLeftToUs) takeOver();
    if (hasReaderInput(window)) return;
    const target = findHashTarget(document, location.hash);
    if (place) returnTo(place);
    else if (isLeftToUs && scroll !== undefined) scrollTo(scroll);
    else if (target && !isRestored) keepInPlace(target, JUMPS_AFTER_LOAD);
    else if (fullLoad) scrollTo(0);
  }

  takePlace();
  const handleScroll = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(save, SAVE_DELAY_MS);
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('pagehide', () => {
    save();
    // A reload or coming back from another site is a full load, which the browser restores best.
    if (isOurs) history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    if (isOurs) history.scrollRestoration = 'manual';
  });

  return {
    ...{ save, takeOver, scrollTo, returnTo, keepInPlace },
    /** Pauses storing while the URL doesn't belong to the page on screen. */
    pause: () => {
      window.clearTimeout(timer);
      release();
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    /** Takes over for the document that replaces this one: it would be scrolled like the page that is on screen. */
    handOver: () => {
      takeOver();
      isOurs = false;
    },
  };
}

/** Whether the browser itself has restored the position: after a reload, or coming back from another site. */
function wasRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
