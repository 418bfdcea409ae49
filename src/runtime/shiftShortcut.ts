import { withBase } from '#model/path.ts';
import type { Router } from './navigation/router.ts';

const PRESSES = 5;

/** Pressing Shift five times in a row goes to the same page in the unreleased docs (behavior shift-shortcut). */
export function createShiftShortcut(router: Pick<Router, 'getState' | 'navigate'>): void {
  let presses = 0;

  function openNext(): void {
    const { page, location } = router.getState();
    const { path, versions } = page.state.meta;
    const next = versions.current.path;
    if (next !== path) router.navigate(withBase(page.frame.site.baseUrl, next) + location.hash);
  }

  document.addEventListener('keydown', ({ key, repeat }) => {
    if (repeat) return;
    presses = key === 'Shift' ? presses + 1 : 0;
    if (presses < PRESSES) return;
    presses = 0;
    openNext();
  });
}
