import type { BrowserWindow } from '#runtime/browserWindow.ts';

/**
 * Runs a load that never fails just because the reader is leaving: browsers then abort pending requests,
 * Firefox and WebKit long before the next site responds. Such a load waits, and restarts if the reader comes
 * back or stays after all.
 */
export async function loadWhileHere<T>(window: BrowserWindow, load: () => Promise<T>): Promise<T> {
  const departure = watchDeparture(window);
  try {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (!(await departure.isUnderWay())) throw error;
        await departure.isCalledOff();
      }
    }
  } finally {
    departure.dispose();
  }
}

interface Departure {
  isUnderWay: () => Promise<boolean>;
  isCalledOff: () => Promise<void>;
  dispose: () => void;
}

/** An error that comes this much later bothers nobody; one that flashes while a reader leaves does. */
const REPORT_MS = 300;

/** Listens only during a load: a listener for `beforeunload` may keep a page out of the back/forward cache. */
function watchDeparture(window: BrowserWindow): Departure {
  const listeners = new AbortController();
  const waiting: (() => void)[] = [];
  let isLeaving = false;
  let announce = (): void => undefined;

  function leave(): void {
    isLeaving = true;
    announce();
  }

  function stay(): void {
    isLeaving = false;
    for (const resolve of waiting.splice(0)) resolve();
  }

  const { signal } = listeners;
  window.addEventListener('beforeunload', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });
  // Without `persisted` it only means that the document being left has loaded.
  const handleShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) stay();
  };
  window.addEventListener('pageshow', handleShow, { signal });
  // A download or a `mailto:` link starts like a navigation, and a navigation can be stopped. A reader who
  // presses something has stayed; a link that leaves the page is announced after the press.
  for (const input of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(input, stay, { passive: true, capture: true, signal });
  }

  return {
    async isUnderWay() {
      // Some browsers reject first and report the reason right after; on a busy machine, that takes a moment.
      if (!isLeaving) {
        await new Promise<void>((resolve) => {
          announce = resolve;
          window.setTimeout(resolve, REPORT_MS);
        });
      }
      return isLeaving;
    },
    isCalledOff: () =>
      isLeaving ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(),
    dispose: () => listeners.abort(),
  };
}
