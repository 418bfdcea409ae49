import { violationsInBothModes } from './axe.ts';
import { input, openSearch, options } from './searchDialog.ts';
import { expect, test } from './site.ts';

test('has nothing for axe to find, in both modes and sizes (search-dialog)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSearch(page, '/python/docs/intro');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const query of ['', 'goto', 'toHaveScreenshot', 'writing tests']) {
      await input(page).fill(query);
      await expect(options(page).first()).toBeVisible({ visible: query !== '' });
      expect(await violationsInBothModes(page, 'dialog'), `${query} at ${width} px`).toEqual([]);
    }

    await input(page).fill('zzzqqqxxx');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    expect(await violationsInBothModes(page, 'dialog'), 'no results').toEqual([]);
  }
});
