import type { BrowserWindow } from './browserWindow.ts';

/** What a reader does to move on; from then on where the page stands is up to them. */
export const READER_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Notes the first input in the document, because it may come long before the other scripts. */
export function noteReaderInput(window: BrowserWindow, { dataset }: HTMLElement): void {
  for (const input of READER_INPUTS) {
    window.addEventListener(input, () => (dataset.readerInput = ''), { passive: true, once: true });
  }
}

/** Whether the reader has done anything in this document yet. */
export function hasReaderInput({ document }: BrowserWindow): boolean {
  return document.documentElement.dataset.readerInput !== undefined;
}
