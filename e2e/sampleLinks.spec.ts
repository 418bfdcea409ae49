import type { Page } from '@playwright/test';
import { AXE_LIMIT, violationsInBothModes } from './axe.ts';
import { expect, open, test } from './site.ts';

const GUIDE = '/docs/input';

/** The first name with this text in a sample. */
const name = (page: Page, text: string) =>
  page.locator('.sample pre').getByRole('link', { name: text, exact: true }).first();
const card = (page: Page) => page.getByRole('tooltip');

for (const [path, text, target] of [
  [GUIDE, 'fill', '/docs/api/class-locator#locator-fill'],
  ['/python/docs/input', 'get_by_label', '/python/docs/api/class-page#page-get-by-label'],
  ['/java/docs/next/input', 'fill', '/java/docs/next/api/class-locator#locator-fill'],
  ['/dotnet/docs/input', 'FillAsync', '/dotnet/docs/api/class-locator#locator-fill'],
] as const) {
  test(`leads from ${text} in ${path} to its entry (sample-names)`, async ({ page }) => {
    await open(page, path);

    await name(page, text).click();

    await expect(page).toHaveURL(target);
    await expect(page.locator(`.member:has(> ${/#.*/.exec(target)?.[0]})`)).toBeInViewport();
  });
}

test('shows a card that stays under the pointer (sample-names)', async ({ page }) => {
  await open(page, GUIDE);
  const fill = name(page, 'fill');

  await fill.hover();
  await expect(card(page)).toContainText('locator.fill(');
  await expect(card(page)).toContainText('Added in v1.14');
  const [word, box] = [await fill.boundingBox(), await card(page).boundingBox()];
  await card(page).hover();
  // What comes later than the pointer has left the name.
  await page.keyboard.press('Shift');
  await expect(card(page)).toBeVisible();

  expect(word!.y + word!.height <= box!.y + 1 || box!.y + box!.height <= word!.y + 1).toBe(true);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(card(page)).toHaveCount(0);
});

test('shows options, and closes with Escape (sample-names)', async ({ page }) => {
  await open(page, GUIDE);

  await name(page, 'force').hover();
  await expect(card(page)).toContainText('force: boolean');
  await page.keyboard.press('Escape');

  await expect(card(page)).toHaveCount(0);
});

test('is one tab stop, with arrow keys inside (sample-names)', async ({ page }) => {
  await open(page, GUIDE);
  const names = page.locator('.sample:has(pre a)').first().locator('pre a');
  // Until the names listen to the keyboard.
  await expect
    .poll(async () => {
      await names.first().blur();
      await names.first().focus();
      return names.nth(1).getAttribute('tabindex');
    })
    .toBe('-1');

  await page.keyboard.press('ArrowRight');
  await expect(names.nth(1)).toBeFocused();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.sample pre a:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/api\/class-/);
});

test('has no violations with a card (sample-names)', async ({ page }) => {
  await open(page, GUIDE);
  await name(page, 'fill').hover();
  await expect(card(page)).toBeVisible();

  await expect
    .poll(() => violationsInBothModes(page, '.sample:has(.name-card)'), AXE_LIMIT)
    .toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the entry all the same (sample-names)', async ({ page }) => {
    await page.goto(GUIDE);

    await name(page, 'fill').click();

    await expect(page).toHaveURL('/docs/api/class-locator#locator-fill');
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('follows the link at once (sample-names)', async ({ page }) => {
    await open(page, GUIDE);

    await name(page, 'fill').tap();

    await expect(page).toHaveURL('/docs/api/class-locator#locator-fill');
    await expect(card(page)).toHaveCount(0);
  });
});
