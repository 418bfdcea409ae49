import { findHashTarget } from './article/hashTarget.ts';
import type { BrowserWindow } from './browserWindow.ts';
import type { RouteNotifications } from './navigation/routeEvents.ts';

const CLASS = 'navbar-hidden';

/** One step of scrolling, in pixels. */
export interface ScrollStep {
  from: number;
  to: number;
  navbarHeight: number;
  viewportHeight: number;
  pageHeight: number;
}

export interface HideableNavbarOptions {
  window: BrowserWindow;
  router: Pick<RouteNotifications, 'onRouteDidUpdate'>;
}

/** Whether the navbar is out of sight after a step of scrolling (behavior navbar-hides-on-scroll). */
export function isHiddenAfter(step: ScrollStep, wasHidden: boolean): boolean {
  const { from, to, navbarHeight, viewportHeight, pageHeight } = step;
  // Also when the page is pulled beyond its top.
  if (to < navbarHeight) return false;
  if (to > from) return true;
  const isNearEnd = to + viewportHeight >= pageHeight - navbarHeight;
  // Browsers bounce back from the end: that is no scrolling up.
  return to === from || isNearEnd ? wasHidden : false;
}

/** Takes the navbar out of the way while the reader scrolls down. */
export function hideNavbarOnScroll({ window, router }: HideableNavbarOptions): () => void {
  const { document, location } = window;
  const root = document.documentElement;
  const listeners = new AbortController();
  let isHidden = false;
  let scrolled = window.scrollY;

  const findNavbar = () => document.querySelector<HTMLElement>('nav[aria-label="Main"]');
  const navbarHeight = (): number => findNavbar()?.offsetHeight ?? 0;

  function setHidden(next: boolean): void {
    isHidden = next;
    findNavbar()?.classList.toggle(CLASS, next);
  }

  function handleScroll(): void {
    const step = {
      from: scrolled,
      to: window.scrollY,
      navbarHeight: navbarHeight(),
      viewportHeight: window.innerHeight,
      pageHeight: root.scrollHeight,
    };
    scrolled = step.to;
    setHidden(isHiddenAfter(step, isHidden));
  }

  function handleLocation({ hash }: { hash: string }): void {
    // The jump itself is no step of scrolling: going up to a heading must not bring the bar back.
    scrolled = window.scrollY;
    setHidden(findHashTarget(document, hash) !== undefined && scrolled >= navbarHeight());
  }

  const { signal } = listeners;
  window.addEventListener('scroll', handleScroll, { passive: true, signal });
  const handleFocus = ({ target }: FocusEvent): void => {
    // Focus must be seen.
    if (isHidden && findNavbar()?.contains(target as Node)) setHidden(false);
  };
  document.addEventListener('focusin', handleFocus, { signal });
  const unsubscribe = router.onRouteDidUpdate(({ next }) => handleLocation(next));
  // Headings stop right below the edge of the window, where no bar is any more.
  root.style.scrollPaddingBlockStart = '0.5rem';
  handleLocation(location);

  return () => {
    listeners.abort();
    unsubscribe();
    root.style.scrollPaddingBlockStart = '';
    setHidden(false);
  };
}
