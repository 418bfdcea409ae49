import type { Page } from '@playwright/test';
import { expect, heading, open, sidebar, test } from './site.ts';

const tabs = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('docusaurus.tab.js-package-manager'));

async function expectAllSelected(page: Page, name: string): Promise<void> {
  for (const tab of await tabs(page, name).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
}

test('remembers the chosen tab and switches all tabs of the group on the page (138)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  expect(await tabs(page, 'yarn').count()).toBeGreaterThan(1);

  await tabs(page, 'yarn').first().click();

  expect(await stored(page)).toBe('yarn');
  await expectAllSelected(page, 'yarn');
  await expect(panel(page, 'yarn').first()).toHaveText(/yarn create playwright/);
  await expect(panel(page, 'yarn').first()).toBeVisible();
  await expect(page.getByText('npm init playwright@latest', { exact: true })).toBeHidden();
});

test('keeps the clicked tab where it is on the screen (138)', async ({ page }) => {
  await open(page, '/docs/intro');
  const last = tabs(page, 'pnpm').last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();

  await last.click();

  await expectAllSelected(page, 'pnpm');
  const after = await last.boundingBox();
  expect(after?.y).toBeCloseTo(before!.y, 0);
});

test('keeps the choice on the next page and after a reload, before scripts run (138)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await tabs(page, 'pnpm').first().click();
  await sidebar(page).getByRole('link', { name: 'Running and debugging tests' }).click();
  await expect(heading(page, 'Running and debugging tests')).toBeVisible();
  await expectAllSelected(page, 'pnpm');

  await page.route(/assets\/entry-.*\.js/, () => undefined);
  await page.goto('/docs/intro', { waitUntil: 'commit' });

  await expect(page.getByText('pnpm create playwright', { exact: true })).toBeVisible();
  await expect(page.getByText('npm init playwright@latest', { exact: true })).toBeHidden();
});

test('follows a choice made in another browser tab (112, 138)', async ({ page, context }) => {
  await open(page, '/docs/intro');
  const other = await context.newPage();
  await open(other, '/docs/running-tests');

  await tabs(other, 'yarn').first().click();

  await expectAllSelected(page, 'yarn');
});

test('moves focus with the arrow keys and selects with Enter (138)', async ({ page }) => {
  await open(page, '/docs/intro');
  const list = page.getByRole('tablist').first();
  const tab = (name: string) => list.getByRole('tab', { name, exact: true });
  await expect(tab('npm')).toHaveAttribute('tabindex', '0');
  await expect(tab('yarn')).toHaveAttribute('tabindex', '-1');

  await tab('npm').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('pnpm')).toBeFocused();
  await expect(tab('npm')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab('yarn')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(tab('yarn')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('yarn')).toHaveAttribute('tabindex', '0');
});

/** Serves the page with a heading inside a hidden tab and one inside a closed details block. */
async function hideHeadings(page: Page): Promise<void> {
  await page.route('**/docs/intro', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/(data-value="yarn">)(<div class="sample")/, '$1<h3 id="in-tab">In a tab</h3>$2')
      .replace(
        /(<h2 id="whats-next")/,
        '<details class="details"><summary>More</summary><div><h3 id="in-details">In details</h3></div></details>$1',
      );
    await route.fulfill({ response, body: html });
  });
}

test('opens the tab or details block that an address leads into (138)', async ({ page }) => {
  await hideHeadings(page);

  await open(page, '/docs/intro#in-tab');
  await expect(page.locator('#in-tab')).toBeInViewport();
  await expect(tabs(page, 'yarn').first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#in-details')).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#in-details';
  });

  await expect(page.locator('#in-details')).toBeInViewport();
  await expect(page.locator('details.details')).toHaveAttribute('data-collapsed', 'false');
  expect(await stored(page)).toBeNull();
});
