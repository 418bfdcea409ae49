import { findHashTarget } from '#runtime/article/hashTarget.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { hasReaderInput } from '#runtime/readerInput.ts';
import { holdPlace } from './holdPlace.ts';
import type { ReadingPlace } from './readingPlace.ts';
import { hashPlace, readingPlace, savedPlace, targetPlace, wasRestored } from './readingPlace.ts';

/** Keeps the scroll position of each history entry in the entry itself. */
export interface ScrollKeeper {
  /** Writes the position into the current entry. */
  save: () => void;
  /** Stops writing while the URL in the bar is not that of the page on screen. */
  pause: () => void;
  resume: () => void;
  /** Ends the browser's own restoration, which cannot wait for a page that is still loading. */
  takeOver: () => void;
  scrollTo: (top: number) => void;
  /** Returns to a section, wherever it is by now. */
  returnTo: (place: ReadingPlace) => void;
  /** Keeps what a hash names where a jump to it leads, while the layout settles. */
  keepInPlace: (target: Element) => void;
  dispose: () => void;
}

// Safari refuses more than 100 changes of the history in 30 seconds.
const SAVE_DELAY_MS = 150;

/**
 * Remembers how far each history entry was scrolled, so that back and forward can return there
 * (behavior navigation-scroll).
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

  function hold(place: ReadingPlace, isRestored: boolean): void {
    release();
    release = holdPlace(window, place, { isRestored });
  }

  function keepInPlace(target: Element): void {
    if (!anchorsScroll(window)) hold(targetPlace(window, target), false);
  }

  /** The document that has just been loaded stands where its reader was, or where its URL leads. */
  function takePlace(): void {
    const isRestored = wasRestored(window);
    const place = isRestored ? placeToReturnTo(window) : undefined;
    if (place) {
      isOurs = true;
      setRestoration('manual');
    }
    if (hasReaderInput(window)) return;
    const target = findHashTarget(window.document, window.location.hash);
    if (place) hold(place, true);
    else if (target && !isRestored) keepInPlace(target);
  }

  takePlace();
  const { signal } = listeners;
  window.addEventListener('scroll', handleScroll, { passive: true, signal });
  // A reload and a return from another site are full loads, which the browser restores best.
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
    takeOver() {
      isOurs = true;
      setRestoration('manual');
    },
    scrollTo(top) {
      release();
      window.scrollTo({ top, left: 0, behavior: 'instant' });
    },
    returnTo: (place) => hold(place, true),
    keepInPlace,
    dispose() {
      window.clearTimeout(timer);
      release();
      listeners.abort();
    },
  };
}

/** Whether the browser itself keeps what is on screen in place when something above it grows. */
function anchorsScroll({ CSS }: BrowserWindow): boolean {
  return CSS.supports('overflow-anchor', 'auto');
}

/** What was saved; an entry in which nothing was saved is one in which nobody has scrolled. */
function placeToReturnTo(window: BrowserWindow): ReadingPlace | undefined {
  const state: unknown = window.history.state;
  return savedPosition(state) === undefined ? hashPlace(window) : savedPlace(state);
}

/** The position kept in the state of a history entry, if it has one. */
export function savedPosition(state: unknown): number | undefined {
  const scroll = (state as { scroll?: unknown } | null)?.scroll;
  return typeof scroll === 'number' ? scroll : undefined;
}
