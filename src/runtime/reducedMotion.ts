import type { BrowserWindow } from './browserWindow.ts';

/** Whether the reader asked the system for less movement. */
export function prefersReducedMotion(window: BrowserWindow): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
