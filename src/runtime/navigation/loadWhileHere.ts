import type { BrowserWindow } from '#runtime/browserWindow.ts';

/**
 * Runs a load whose failure is never that the reader is leaving. Browsers abort what is on its way
 * then, Firefox and WebKit long before the next site responds. Such a load waits, and starts again
 * if the reader comes back, or stays after all.
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

/** Watches only during a load: a listener for `beforeunload` may keep a page out of the back/forward cache. */
function watchDeparture(window: BrowserWindow): Departure {
  const listeners = new AbortController();
  const waiting: (() => void)[] = [];
  let isLeaving = false;

  function leave(): void {
    isLeaving = true;
  }

  function stay(): void {
    isLeaving = false;
    for (const resolve of waiting.splice(0)) resolve();
  }

  const { signal } = listeners;
  window.addEventListener('beforeunload', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });
  // Without `persisted` it only says that the document being left has loaded.
  const handleShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) stay();
  };
  window.addEventListener('pageshow', handleShow, { signal });
  // A download and a `mailto:` link begin like a departure, and a departure can be stopped. A
  // reader who presses something has stayed; a link that leads away is announced after the press.
  for (const input of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(input, stay, { passive: true, capture: true, signal });
  }

  return {
    async isUnderWay() {
      // Some browsers reject first and tell why right after.
      await new Promise((resolve) => window.setTimeout(resolve));
      return isLeaving;
    },
    isCalledOff: () =>
      isLeaving ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(),
    dispose: () => listeners.abort(),
  };
}
