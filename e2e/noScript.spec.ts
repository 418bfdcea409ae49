import type { Page } from '@playwright/test';
import { expect, heading, sidebar, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const open = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
};

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('shows everything, skips to the content by URL (skip-link)', async ({ page }) => {
  await page.goto('/docs/intro');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
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
  }

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/intro#__docusaurus_skipToContent_fallback');
});

test('navigates by home, sidebar, paging and footer at 1280 px', async ({ page }) => {
  await open(page, '/', 1280);
  await page.getByRole('main').getByRole('link', { name: 'Python', exact: true }).click();
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/python/docs/intro');
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(page).toHaveURL('/python/docs/writing-tests');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/python/docs/intro');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Welcome' }).click();
  await expect(heading(page, 'Welcome')).toBeVisible();
});

test('switches edition and version under the pointer at 1280 px', async ({ page }) => {
  await open(page, '/python/docs/pom', 1280);
  await main(page).getByRole('button', { name: 'Edition: Python' }).hover();
  await main(page).getByRole('link', { name: 'Java', exact: true }).click();
  await expect(page).toHaveURL('/java/docs/pom');
  // Out of the dropdown, which would cover the next.
  await page.mouse.move(5, 600);
  await main(page)
    .getByRole('button', { name: /^Version: Stable/ })
    .hover();
  await main(page).getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/java/docs/next/pom');
});

test('navigates by sidebar, edition and version at 360 px', async ({ page }) => {
  await open(page, '/python/docs/writing-tests', 360);
  await expect(main(page).getByRole('button', { name: /^Switch between/ })).toHaveCount(0);
  const rows = () =>
    main(page)
      .locator('a:visible, button:visible')
      .evaluateAll((all) => {
        const middles = all
          .map((one) => one.getBoundingClientRect())
          .map((box) => box.top + box.height / 2);
        return new Set(middles.map(Math.round)).size;
      });
  await expect.poll(rows).toBe(2);
  await sidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL('/python/docs/intro');
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
