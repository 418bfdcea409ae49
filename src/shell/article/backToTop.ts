import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { onEvent } from '#runtime/delegate.ts';
import { prefersReducedMotion } from '#runtime/reducedMotion.ts';
import type { App } from '#shell/app.ts';

/** The button; pages without one are no problem. */
const BUTTON = '[data-back-to-top]';

const THRESHOLD = 300; // behavior back-to-top

interface ScrollMove {
  from: number;
  to: number;
  /** The maximum scroll position of the page. */
  end: number;
}

/** Whether to offer a way to the top: when the reader scrolls up, far down on the page. */
export function offersWayUp({ from, to, end }: ScrollMove): boolean {
  return to < from && to >= THRESHOLD && to < end;
}

/** Makes the button appear and work. */
export function driveBackToTop({ window }: Pick<App, 'window'>): void {
  const { document } = window;
  watchWayUp(window, (isOffered) => {
    document.querySelector(BUTTON)?.setAttribute('data-offered', String(isOffered));
  });
  onEvent(window, 'click', BUTTON, () => {
    const behavior = prefersReducedMotion(window) ? 'instant' : 'smooth';
    window.scrollTo({ top: 0, behavior });
  });
}

/** Reports whenever that may have changed; a jump to an anchor doesn't count as scrolling up. */
export function watchWayUp(window: BrowserWindow, onChange: (isOffered: boolean) => void) {
  const { document } = window;
  const listeners = new AbortController();
  const { signal } = listeners;
  let from = window.scrollY;
  let isJump = false;

  window.addEventListener(
    'hashchange',
    () => {
      isJump = true;
      onChange(false);
    },
    { signal },
  );
  document.addEventListener(
    'scroll',
    () => {
      const to = window.scrollY;
      const end = document.documentElement.scrollHeight - window.innerHeight;
      onChange(!isJump && offersWayUp({ from, to, end }));
      from = to;
      isJump = false;
    },
    { passive: true, signal },
  );
  return () => listeners.abort();
}
