import { findHashTarget } from './article/hashTarget.ts';
import type { Router } from './navigation/router.ts';

const CLASS = 'navbar-hidden';

/** Hides the navbar while the reader scrolls down (behavior navbar-hides-on-scroll). */
export function hideNavbarOnScroll(router: Pick<Router, 'onRouteDidUpdate'>): void {
  const root = document.documentElement;
  let scrolled = window.scrollY;

  const findNavbar = () => document.querySelector<HTMLElement>('nav[aria-label="Main"]');
  const navbarHeight = (): number => findNavbar()?.offsetHeight ?? 0;
  const setHidden = (isHidden: boolean) => findNavbar()?.classList.toggle(CLASS, isHidden);

  function handleScroll(): void {
    const from = scrolled;
    scrolled = window.scrollY;
    const height = navbarHeight();
    const isNearEnd = scrolled + window.innerHeight >= root.scrollHeight - height;
    // Also when the page is overscrolled at the top.
    if (scrolled < height) setHidden(false);
    else if (scrolled > from) setHidden(true);
    // Browsers bounce back at the end: that doesn't count as scrolling up.
    else if (scrolled < from && !isNearEnd) setHidden(false);
  }

  function handleLocation({ hash }: { hash: string }): void {
    // The jump itself doesn't count as scrolling: jumping up to a heading must not show the navbar.
    scrolled = window.scrollY;
    setHidden(findHashTarget(document, hash) !== undefined && scrolled >= navbarHeight());
  }

  window.addEventListener('scroll', handleScroll, { passive: true });
  document.addEventListener('focusin', ({ target }) => {
    // Focus must be visible.
    if (findNavbar()?.contains(target as Node)) setHidden(false);
  });
  router.onRouteDidUpdate(({ next }) => handleLocation(next));
  // With the navbar hidden, headings stop at the edge of the window.
  root.style.scrollPaddingBlockStart = '0.5rem';
  handleLocation(location);
}
