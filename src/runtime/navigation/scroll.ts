import { findHashTarget } from '#runtime/article/hashTarget.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { hasReaderInput } from '#runtime/readerInput.ts';
import { hasFullLoadMark } from './fullLoadMark.ts';
import { holdPlace } from './holdPlace.ts';
import type { ReadingPlace } from './readingPlace.ts';
import { hashPlace, readingPlace, savedPlace, targetPlace, wasRestored } from './readingPlace.ts';

/** Stores the scroll position of each history entry in the entry itself. */
export interface ScrollKeeper {
  /** Writes the position into the current entry. */
  save: () => void;
  /** Pauses storing while the URL doesn't belong to the page on screen. */
  pause: () => void;
  resume: () => void;
  /** Turns off the browser's scroll restoration, which can't wait for a page that is still loading. */
  takeOver: () => void;
  /** The same for the document that replaces this one: it would be scrolled like the page that is on screen. */
  handOver: () => void;
  scrollTo: (top: number) => void;
  /** Returns to a section, wherever it is by now. */
  returnTo: (place: ReadingPlace) => void;
  /** Keeps the target of a hash in place while the layout settles. */
  keepInPlace: (target: Element) => void;
  dispose: () => void;
}

// Safari rejects more than 100 history changes in 30 seconds.
const SAVE_DELAY_MS = 150;

/**
 * How often browsers themselves scroll after a load: Firefox may go to the target again, and correct a shift that was
 * already corrected here. A reader who drags the scrollbar scrolls frame after frame.
 */
const JUMPS_AFTER_LOAD = 2;

/**
 * Remembers the scroll position of each history entry, to restore it on back and forward (behavior
 * navigation-scroll).
 */
export function createScrollKeeper(window: BrowserWindow): ScrollKeeper {
  const { history } = window;
  const listeners = new AbortController();
  let timer: number | undefined;
  let isPaused = false;
  let isOurs = false;
  let release = (): void => undefined;

  function save(): void {
    window.clearTimeout(timer);
    if (isPaused) return;
    const state = history.state as Record<string, unknown> | null;
    const place = readingPlace(window);
    history.replaceState({ ...state, scroll: window.scrollY, ...(place && { place }) }, '');
  }

  function handleScroll(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(save, SAVE_DELAY_MS);
  }

  function setRestoration(mode: ScrollRestoration): void {
    if (isOurs) history.scrollRestoration = mode;
  }

  function hold(place: ReadingPlace, browserJumps: number): void {
    release();
    release = holdPlace(window, place, { browserJumps });
  }

  function returnTo(place: ReadingPlace): void {
    hold(place, Infinity);
  }

  function keepInPlace(target: Element, browserJumps = 0): void {
    // With scroll anchoring, too: Firefox ignores `scrollIntoView` in a section that was never laid out.
    hold(targetPlace(window, target), browserJumps);
  }

  /** Keeps a freshly loaded document where its reader was, or where its URL points. */
  function takePlace(): void {
    // What the browser would restore then is the position on the page before.
    const isFullLoad = hasFullLoadMark(history);
    const isRestored = wasRestored(window) && !isFullLoad;
    // Of a reload: the browser reads the setting before `pagehide` can hand over to it.
    const isLeftToUs = isFullLoad || (isRestored && history.scrollRestoration === 'manual');
    const place = isRestored || isFullLoad ? placeToReturnTo(window) : undefined;
    if (place || isLeftToUs) takeOver();
    if (hasReaderInput(window)) return;
    const target = findHashTarget(window.document, window.location.hash);
    const position = savedPosition(history.state);
    if (place) returnTo(place);
    else if (isLeftToUs && position !== undefined) scrollTo(position);
    else if (target && !isRestored) keepInPlace(target, JUMPS_AFTER_LOAD);
    else if (isFullLoad) scrollTo(0);
  }

  function takeOver(): void {
    isOurs = true;
    setRestoration('manual');
  }

  function scrollTo(top: number): void {
    release();
    window.scrollTo({ top, left: 0, behavior: 'instant' });
  }

  takePlace();
  const { signal } = listeners;
  window.addEventListener('scroll', handleScroll, { passive: true, signal });
  // A reload or coming back from another site is a full load, which the browser restores best.
  window.addEventListener(
    'pagehide',
    () => {
      save();
      setRestoration('auto');
    },
    { signal },
  );
  window.addEventListener('pageshow', () => setRestoration('manual'), { signal });

  return {
    save,
    pause() {
      window.clearTimeout(timer);
      release();
      isPaused = true;
    },
    resume() {
      isPaused = false;
    },
    takeOver,
    handOver() {
      takeOver();
      isOurs = false;
    },
    scrollTo,
    returnTo,
    keepInPlace: (target) => keepInPlace(target),
    dispose() {
      window.clearTimeout(timer);
      release();
      listeners.abort();
    },
  };
}

/** The stored position; an entry without one has never been scrolled. */
function placeToReturnTo(window: BrowserWindow): ReadingPlace | undefined {
  const state: unknown = window.history.state;
  return savedPosition(state) === undefined ? hashPlace(window) : savedPlace(state);
}

/** The position stored in the state of a history entry, if any. */
export function savedPosition(state: unknown): number | undefined {
  const scroll = (state as { scroll?: unknown } | null)?.scroll;
  return typeof scroll === 'number' ? scroll : undefined;
}
