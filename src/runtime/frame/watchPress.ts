import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** What ends a press; keys and the window's focus, in case a release went to something else. */
const ENDS = ['pointerup', 'pointercancel', 'keydown', 'blur'] as const;

/**
 * Returns a function that waits until nothing is pressed. An element that is replaced between press and release gets no
 * click, and React replaces elements of a document that something has changed (decisions/0015).
 */
export function watchPress(window: BrowserWindow): () => Promise<void> {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const press = (): void => {
    isPressed = true;
  };
  const release = (): void => {
    if (!isPressed) return;
    isPressed = false;
    // The click follows in the same task.
    window.setTimeout(() => {
      waiting.forEach((resolve) => resolve());
      waiting = [];
    });
  };
  window.addEventListener('pointerdown', press, { capture: true, passive: true });
  for (const type of ENDS) window.addEventListener(type, release, { capture: true, passive: true });
  return () => (isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());
}
