import { onEvent } from '#runtime/delegate.ts';
import { prefersReducedMotion } from '#runtime/reducedMotion.ts';
import type { App } from '#shell/app.ts';

/** The button; pages without one are no problem. */
const BUTTON = '[data-back-to-top]';

const THRESHOLD = 300; // behavior back-to-top

/** Offers a way to the top when the reader scrolls up, far down on the page; a jump to an anchor doesn't count. */
export function driveBackToTop({ window }: Pick<App, 'window'>): void {
  const { document } = window;
  let from = window.scrollY;
  let isJump = false;

  function offer(isOffered: boolean): void {
    document.querySelector(BUTTON)?.setAttribute('data-offered', String(isOffered));
  }

  function handleScroll(): void {
    const to = window.scrollY;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    offer(!isJump && to < from && to >= THRESHOLD && to < end);
    from = to;
    isJump = false;
  }

  window.addEventListener('hashchange', () => {
    isJump = true;
    offer(false);
  });
  document.addEventListener('scroll', handleScroll, { passive: true });
  onEvent(window, 'click', BUTTON, () => {
    const behavior = prefersReducedMotion(window) ? 'instant' : 'smooth';
    window.scrollTo({ top: 0, behavior });
  });
}
