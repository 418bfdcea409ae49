import type { HideableNavbarOptions } from './hideableNavbar.ts';

/** Loads what hides the navbar: only where the configuration asks for it. */
export async function hideNavbar(options: HideableNavbarOptions): Promise<void> {
  const { hideNavbarOnScroll } = await import('./hideableNavbar.ts');
  hideNavbarOnScroll(options);
}
