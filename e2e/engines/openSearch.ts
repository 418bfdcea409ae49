import type { Page } from './page.ts';

/** Opens the search dialog, with its button or its shortcut. */
export async function openSearch(page: Page, by: 'button' | 'shortcut'): Promise<void> {
  // The button shows its shortcut in the render after hydration, when it also responds.
  await page.sees(
    true,
    () => document.querySelector('.DocSearch-Button[aria-label*="+K"]') !== null,
  );
  if (by === 'button') await page.click('.DocSearch-Button');
  else await page.press('Control', 'k');
  await page.sees('docsearch-input', () => document.activeElement?.id ?? '');
}
