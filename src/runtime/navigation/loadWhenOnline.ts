import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { waitForConnection } from './waitForConnection.ts';

/** Browsers report a connection before it carries requests: the delays before further attempts, in milliseconds. */
const RECONNECT_DELAYS = [100, 500, 2000];

/**
 * Runs a load again when the connection is back. Without one a full load, which follows every other
 * failure, would only take away the page that is on screen.
 */
export async function loadWhenOnline<T>(window: BrowserWindow, load: () => Promise<T>): Promise<T> {
  let delays: readonly number[] = [];
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // Browsers are sure of this only: a connection that they believe in may lead nowhere.
      if (!window.navigator.onLine) {
        await waitForConnection(window);
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
