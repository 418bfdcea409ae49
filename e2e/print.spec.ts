import { expect, open, test } from './site.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
});

test('prints all tabs and light images, without controls (printed-pages)', async ({ page }) => {
  await open(page, '/docs/intro');
  const chosen = page.getByRole('tabpanel', { name: 'npm' }).first();
  const other = page.getByText('pnpm create playwright', { exact: true });
  await expect(chosen).toBeVisible();
  await expect(other).toBeHidden();

  await page.emulateMedia({ media: 'print' });

  await expect(other).toBeVisible();
  await expect(page.locator('.picture-light').first()).toBeVisible();
  await expect(page.locator('.picture-dark').first()).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('prints where links lead that leave the site (printed-pages)', async ({ page }) => {
  await open(page, '/community/ambassadors');
  const printed = (selector: string) =>
    page
      .locator(`article ${selector}`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  await expect(page.getByLabel('Filter')).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect.poll(() => printed('a[href^="https://github.com/"]')).toContain('https://github');
  await expect.poll(() => printed('a[href^="/"]')).toBe('none');
  await expect(page.getByLabel('Filter')).toBeHidden();
});
