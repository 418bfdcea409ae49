import { violationsInBothModes } from './axe.ts';
import { input, openSearch, options } from './searchDialog.ts';
import { expect, test } from './site.ts';

for (const width of [1280, 390]) {
  test(`has nothing for axe to find at ${width} px (search-dialog)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page, '/python/docs/intro');
    const violations = () => violationsInBothModes(page, 'dialog');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await expect.poll(violations).toEqual([]);

    for (const [query, shown] of [
      ['goto', options(page).filter({ hasText: 'goto' })],
      ['toHaveScreenshot', page.getByText('Not in Python, but in')],
      ['writing tests', options(page).filter({ hasText: 'Writing tests' })],
      ['zzzqqqxxx', page.locator('.DocSearch-NoResults', { hasText: 'zzzqqqxxx' })],
    ] as const) {
      await input(page).fill(query);
      await expect(shown.first()).toBeVisible();
      await expect.poll(violations, query).toEqual([]);
    }
  });
}
