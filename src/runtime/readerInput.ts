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

/** The first signs of a reader: input, the pointer, and focus, which scripts of assistive technology move. */
const SIGNS = [...READER_INPUTS, 'pointermove', 'focusin'] as const;

/** Runs an action once, when there is a sign of a reader; immediately if there was input before. */
export function whenReaderActs(window: BrowserWindow, action: () => void): void {
  if (hasReaderInput(window)) {
    action();
    return;
  }
  const listeners = new AbortController();
  const { signal } = listeners;
  const handleSign = (): void => {
    listeners.abort();
    action();
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, handleSign, { passive: true, capture: true, signal });
  }
}
