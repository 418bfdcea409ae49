import type { Locator, Page } from '@playwright/test';
import { violationsInBothModes } from './axe.ts';
import { input, openSearch, options } from './searchDialog.ts';
import { expect, test } from './site.ts';

/** Each answer at one width, results at both. */
const ANSWERS: [query: string, width: number, shown: (page: Page) => Locator][] = [
  ['', 1280, (page) => page.getByText('No recent searches')],
  ['goto', 390, (page) => options(page).filter({ hasText: 'goto' })],
  ['toHaveScreenshot', 390, (page) => page.getByText('Not in Python, but in')],
  ['writing tests', 1280, (page) => options(page).filter({ hasText: 'Writing tests' })],
  ['zzzqqqxxx', 390, (page) => page.locator('.DocSearch-NoResults', { hasText: 'zzzqqqxxx' })],
];

for (const [query, width, shown] of ANSWERS) {
  test(`has nothing for axe to find with “${query}” (search-dialog)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSearch(page, '/python/docs/pom');
    await page.setViewportSize({ width, height: 800 });
    await input(page).fill(query);
    await expect(shown(page).first()).toBeVisible();
    await expect.poll(() => violationsInBothModes(page, 'dialog')).toEqual([]);
  });
}
