import type { BrowserWindow } from './browserWindow.ts';

/** However busy the browser is, work is not delayed longer than this. */
const AT_LATEST_MS = 1000;

/** Runs non-urgent work when the browser is idle. */
export function whenIdle(window: BrowserWindow, action: () => void): void {
  // Missing in Safari.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(() => action(), { timeout: AT_LATEST_MS });
  } else {
    setTimeout(action, 1);
  }
}
