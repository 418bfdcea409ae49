import type { Page } from '@playwright/test';
import { expect, heading, sidebar, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const WIDTHS = [1280, 360];

const open = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
};

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

for (const width of WIDTHS) {
  test(`shows everything at ${width} px, with every tab panel open`, async ({ page }) => {
    await open(page, '/docs/intro', width);
    await expect(heading(page, 'Installation')).toBeVisible();
    // Without scripts nothing is added any more.
    const panels = await page.locator('.tab-panel').count();
    expect(panels).toBeGreaterThan(3);
    await expect(page.locator('.tab-panel:visible')).toHaveCount(panels);
    await expect(page.getByText('pnpm create playwright', { exact: true })).toBeVisible();
    await expect(page.locator('.needs-script:visible')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
    // Scripts are off for the page, not for the test.
    const overflow = () =>
      page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
    await expect.poll(overflow).toBe(0);
  });

  test(`navigates by sidebar, paging and footer at ${width} px`, async ({ page }) => {
    await open(page, '/docs/intro', width);

    await sidebar(page).getByRole('link', { name: 'Generating tests' }).click();
    await expect(page).toHaveURL('/docs/codegen-intro');
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/docs/writing-tests');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Welcome' }).click();
    await expect(heading(page, 'Welcome')).toBeVisible();
  });

  test(`opens an edition from the home page at ${width} px`, async ({ page }) => {
    await open(page, '/', width);
    await page.getByRole('main').getByRole('link', { name: 'Python', exact: true }).click();
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page).toHaveURL('/python/docs/intro');
  });

  test(`changes edition and version at ${width} px`, async ({ page }) => {
    await open(page, '/python/docs/intro', width);

    await main(page).getByRole('button', { name: 'Edition: Python' }).click();
    await main(page).getByRole('link', { name: 'Java' }).click();
    await expect(page).toHaveURL('/java/docs/intro');
    await main(page)
      .getByRole('button', { name: /^Version: Stable/ })
      .click();
    await main(page).getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL('/java/docs/next/intro');
    await page.getByRole('link', { name: 'latest version' }).click();
    await expect(page).toHaveURL('/java/docs/intro');
  });
}

test('skips to the content by URL (skip-link)', async ({ page }) => {
  await open(page, '/docs/intro', 1280);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/docs/intro#__docusaurus_skipToContent_fallback');
});
