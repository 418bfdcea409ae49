import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { ReadingPlace } from './readingPlace.ts';
import { hashPlace, readingPlace, returnToPlace, savedPlace, wasRestored } from './readingPlace.ts';

/** Keeps the scroll position of each history entry in the entry itself. */
export interface ScrollKeeper {
  /** Writes the position into the current entry. */
  save: () => void;
  /** Stops writing while the address in the bar is not that of the page on screen. */
  pause: () => void;
  resume: () => void;
  /** Ends the browser's own restoration, which cannot wait for a page that is still loading. */
  takeOver: () => void;
  scrollTo: (top: number) => void;
  /** Returns to a section, wherever it is by now. */
  returnTo: (place: ReadingPlace) => void;
  dispose: () => void;
}

// Safari refuses more than 100 changes of the history in 30 seconds.
const SAVE_DELAY_MS = 150;

/** Remembers how far each history entry was scrolled, so that back and forward can return there (spec §2). */
export function createScrollKeeper(window: BrowserWindow): ScrollKeeper {
  const { history } = window;
  const listeners = new AbortController();
  let timer: number | undefined;
  let isPaused = false;
  let isOurs = false;

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

  const { signal } = listeners;
  const place = wasRestored(window) ? placeToReturnTo(window) : undefined;
  if (place) {
    isOurs = true;
    setRestoration('manual');
    returnToPlace(window, place);
    window.addEventListener('load', () => returnToPlace(window, place), { signal });
  }
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
      isPaused = true;
    },
    resume() {
      isPaused = false;
    },
    takeOver() {
      isOurs = true;
      setRestoration('manual');
    },
    scrollTo: (top) => window.scrollTo({ top, left: 0, behavior: 'instant' }),
    returnTo: (place) => returnToPlace(window, place),
    dispose() {
      window.clearTimeout(timer);
      listeners.abort();
    },
  };
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
