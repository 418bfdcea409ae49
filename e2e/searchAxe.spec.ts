import { violationsInBothModes } from './axe.ts';
import { input, openSearch, options } from './searchDialog.ts';
import { expect, test } from './site.ts';

test('has nothing for axe to find at any width (search-dialog)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSearch(page, '/python/docs/pom');
  const violations = () => violationsInBothModes(page, 'dialog');
  await expect(page.getByText('No recent searches')).toBeVisible();
  await expect.poll(violations).toEqual([]);

  // Each answer at one width, results at both.
  for (const [query, width, shown] of [
    ['goto', 390, options(page).filter({ hasText: 'goto' })],
    ['toHaveScreenshot', 390, page.getByText('Not in Python, but in')],
    ['writing tests', 1280, options(page).filter({ hasText: 'Writing tests' })],
    ['zzzqqqxxx', 390, page.locator('.DocSearch-NoResults', { hasText: 'zzzqqqxxx' })],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await input(page).fill(query);
    await expect(shown.first()).toBeVisible();
    await expect.poll(violations, query).toEqual([]);
  }
});
