import { createStore } from '#runtime/store.ts';

/** An error that comes this much later bothers nobody; one that flashes while a reader leaves does. */
const REPORT_MS = 300;

/**
 * Runs a load that never fails just because the reader is leaving: browsers then abort pending requests,
 * Firefox and WebKit long before the next site responds. Such a load waits, and restarts if the reader comes
 * back or stays after all.
 */
export async function loadWhileHere<T>(load: () => Promise<T>): Promise<T> {
  // Listens only during a load: a listener for `beforeunload` may keep a page out of the back/forward cache.
  const listeners = new AbortController();
  const isLeaving = watchDeparture(listeners.signal);
  const nextChange = () => new Promise<void>((resolve) => isLeaving.subscribe(resolve));
  try {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        // Some browsers reject first and report the reason right after; on a busy machine, that takes a moment.
        const report = new Promise((resolve) => window.setTimeout(resolve, REPORT_MS));
        if (!isLeaving.getState()) await Promise.race([nextChange(), report]);
        if (!isLeaving.getState()) throw error;
        await nextChange();
      }
    }
  } finally {
    listeners.abort();
  }
}

/** Whether the reader is leaving the document. */
function watchDeparture(signal: AbortSignal) {
  const isLeaving = createStore(false);
  const stay = (): void => isLeaving.setState(false);
  for (const sign of ['beforeunload', 'pagehide'] as const) {
    window.addEventListener(sign, () => isLeaving.setState(true), { signal });
  }
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
  return isLeaving;
}
