import type { BrowserWindow } from './browserWindow.ts';

const THRESHOLD = 300; // behavior back-to-top

interface ScrollMove {
  from: number;
  to: number;
  /** The last position that the page can be scrolled to. */
  end: number;
}

/** Whether a way to the top helps now: readers who scroll up, far down, are on their way there. */
export function offersWayUp({ from, to, end }: ScrollMove): boolean {
  return to < from && to >= THRESHOLD && to < end;
}

/** Reports whenever that may have changed; a jump to an anchor is no scrolling up. */
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
