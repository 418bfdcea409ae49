import { withBase } from '#model/path.ts';
import type { BrowserWindow } from './browserWindow.ts';
import type { Router } from './navigation/router.ts';

export interface ShiftShortcutOptions {
  window: BrowserWindow;
  router: Pick<Router, 'getState' | 'navigate'>;
}

const PRESSES = 5;

/** Pressing Shift five times in a row goes to the same page in the unreleased docs (behavior shift-shortcut). */
export function createShiftShortcut({ window, router }: ShiftShortcutOptions): () => void {
  const { document } = window;
  let presses = 0;

  function openNext(): void {
    const { page, location } = router.getState();
    const { path, versions } = page.state.meta;
    const { baseUrl } = page.frame.site;
    const next = versions.current.path;
    if (next !== path) router.navigate(withBase(baseUrl, next) + location.hash);
  }

  function handleKey({ key, repeat }: KeyboardEvent): void {
    if (repeat) return;
    presses = key === 'Shift' ? presses + 1 : 0;
    if (presses < PRESSES) return;
    presses = 0;
    openNext();
  }

  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}
