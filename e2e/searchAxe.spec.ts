import { colorViolations, endTransitions, violations } from './axe.ts';
import { INDEX, input, openSearch, options } from './searchDialog.ts';
import { block, expect, test } from './site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`has nothing for axe to find, ${colorScheme} at ${width} px (search-dialog)`, async ({
      page,
      messages,
    }) => {
      const find = colorScheme === 'light' ? violations : colorViolations;
      messages.allow(/Failed to load resource|search/i);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openSearch(page, '/python/docs/intro');
      expect(await find(page), 'start').toEqual([]);
      for (const query of ['goto', 'toHaveScreenshot', 'writing tests']) {
        await input(page).fill(query);
        await expect(options(page).first()).toBeVisible();
        await endTransitions(page);
        expect(await find(page), query).toEqual([]);
      }

      await input(page).fill('zzzqqqxxx');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      expect(await find(page), 'no results').toEqual([]);
    });
  }
}

test('has nothing for axe to find when nobody responds (search-dialog, search-error)', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to load resource|search/i);
  await block(page, INDEX);
  await openSearch(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await input(page).fill(colorScheme);
    await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
    await endTransitions(page);

    expect(await violations(page)).toEqual([]);
  }
});
