import { findHashTarget } from './article/hashTarget.ts';
import type { Router } from './navigation/router.ts';

const CLASS = 'navbar-hidden';

/** One step of scrolling, in pixels. */
interface ScrollStep {
  from: number;
  to: number;
  navbarHeight: number;
  viewportHeight: number;
  pageHeight: number;
}

/** Whether the navbar is hidden after a scroll step (behavior navbar-hides-on-scroll). */
export function isHiddenAfter(step: ScrollStep, wasHidden: boolean): boolean {
  const { from, to, navbarHeight, viewportHeight, pageHeight } = step;
  // Also when the page is overscrolled at the top.
  if (to < navbarHeight) return false;
  if (to > from) return true;
  const isNearEnd = to + viewportHeight >= pageHeight - navbarHeight;
  // Browsers bounce back at the end: that doesn't count as scrolling up.
  return to === from || isNearEnd ? wasHidden : false;
}

/** Hides the navbar while the reader scrolls down. */
export function hideNavbarOnScroll(router: Pick<Router, 'onRouteDidUpdate'>): void {
  const root = document.documentElement;
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
    // The jump itself doesn't count as scrolling: jumping up to a heading must not show the navbar.
    scrolled = window.scrollY;
    setHidden(findHashTarget(document, hash) !== undefined && scrolled >= navbarHeight());
  }

  window.addEventListener('scroll', handleScroll, { passive: true });
  document.addEventListener('focusin', ({ target }) => {
    // Focus must be visible.
    if (isHidden && findNavbar()?.contains(target as Node)) setHidden(false);
  });
  router.onRouteDidUpdate(({ next }) => handleLocation(next));
  // With the navbar hidden, headings stop at the edge of the window.
  root.style.scrollPaddingBlockStart = '0.5rem';
  handleLocation(location);
}
