import type { BrowserWindow } from './browserWindow.ts';

/** Whether the reader prefers reduced motion. */
export function prefersReducedMotion(window: BrowserWindow): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
