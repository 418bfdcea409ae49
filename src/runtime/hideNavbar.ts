import type { HideableNavbarOptions } from './hideableNavbar.ts';

/** Loads the code that hides the navbar, only if it is configured. */
export async function hideNavbar(options: HideableNavbarOptions): Promise<void> {
  const { hideNavbarOnScroll } = await import('./hideableNavbar.ts');
  hideNavbarOnScroll(options);
}
