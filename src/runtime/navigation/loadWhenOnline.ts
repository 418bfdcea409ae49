import { creatorOf } from '#runtime/article/creatorOf.ts';
import { wasAnswered } from './fetchJson.ts';

/** Browsers report a connection before it carries requests: the delays before further attempts, in milliseconds. */
const RECONNECT_DELAYS = [100, 500, 2000];

/**
 * Runs a load again when the connection is back. Without one a full load, which follows every other
 * failure, would only take away the page that is on screen. Calls back when it starts to wait.
 */
export async function loadWhenOnline<T>(load: () => Promise<T>, onWait?: () => void): Promise<T> {
  let delays: readonly number[] = [];
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // Browsers are sure of this only: a connection that they believe in may lead nowhere.
      if (!navigator.onLine && !(hasOfflineCopies() && wasAnswered(error))) {
        onWait?.();
        await waitForConnection();
        delays = RECONNECT_DELAYS;
        continue;
      }
      const [delay, ...rest] = delays;
      if (delay === undefined) throw error;
      delays = rest;
      await new Promise((resolve) => window.setTimeout(resolve, delay));
    }
  }
}

/** Whether a worker responds to full loads, too. Without one, the response was prefetched. */
function hasOfflineCopies(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** True for a page that is still to be opened, and for a frame that is still to be loaded. */
const OFFLINE_TEXT = 'You are offline. This page stays open until the connection is back.';

/** Waits for a connection, and says so at the edge of the window. */
export function waitForConnection(text = OFFLINE_TEXT): Promise<void> {
  const notice = creatorOf(document)('div', { class: 'toast no-print', role: 'status' });
  document.getElementById('load-status')?.replaceChildren(notice);
  // After the element is there: screen readers announce what changes in it.
  notice.textContent = text;
  return new Promise((resolve) => {
    const handleOnline = (): void => {
      notice.remove();
      resolve();
    };
    window.addEventListener('online', handleOnline, { once: true });
  });
}
