import type { BrowserWindow } from './browserWindow.ts';

/** The class that the specification gives it; the build writes it into the HTML. */
const CLASS = 'navigation-with-keyboard';

/**
 * Marks the body while the reader uses the keyboard (behavior keyboard-use-marker). We don't use it ourselves:
 * focus rings follow `:focus-visible`.
 */
export function markKeyboardUse({ document }: BrowserWindow): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const handleKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') document.body.classList.add(CLASS);
  };
  document.addEventListener('keydown', handleKey, { signal });
  document.addEventListener('mousedown', () => document.body.classList.remove(CLASS), { signal });
  return () => listeners.abort();
}
