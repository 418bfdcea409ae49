import type { BrowserWindow } from '#runtime/browserWindow.ts';

/**
 * Leaves out what is below the first screens of the next article until its top is painted: style and layout of the
 * rest are most of what readers would wait for (`prose.css`, decisions/0030).
 */
export function showTopFirst(window: BrowserWindow): void {
  const { dataset } = window.document.documentElement;
  dataset.topFirst = '';
  // A task queued in a frame's callback runs once that frame is painted.
  window.requestAnimationFrame(() => window.setTimeout(() => delete dataset.topFirst));
}
