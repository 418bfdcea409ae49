import type { BrowserWindow } from './browserWindow.ts';

/** However busy the browser is, work is not put off for longer. */
const AT_LATEST_MS = 1000;

/** Does something that nobody waits for when the browser has nothing better to do. */
export function whenIdle(window: BrowserWindow, action: () => void): void {
  // Safari does not have it.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(() => action(), { timeout: AT_LATEST_MS });
  } else {
    setTimeout(action, 1);
  }
}
