import type { BrowserWindow } from './browserWindow.ts';

/** Input by which readers scroll or navigate; from then on the scroll position is theirs. */
export const READER_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Records the first input in the document, which may come long before the other scripts. */
export function noteReaderInput(window: BrowserWindow, { dataset }: HTMLElement): void {
  for (const input of READER_INPUTS) {
    window.addEventListener(input, () => (dataset.readerInput = ''), { passive: true, once: true });
  }
}

/** Whether there was any input in this document yet. */
export function hasReaderInput({ document }: BrowserWindow): boolean {
  return document.documentElement.dataset.readerInput !== undefined;
}
