import type { Page } from '@playwright/test';
import { expect, heading, open, sidebar, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

test.use({ viewport: { width: 800, height: 800 } });

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const back = (page: Page) => menu(page).getByRole('button', { name: '← Back to main menu' });

async function openMenu(page: Page, path: string): Promise<void> {
  await open(page, path);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

function overflow(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).overflow);
}

test('opens over the page with its sidebar first, and keeps focus inside (mobile-menu-panel, mobile-menu-panes, mobile-menu-closes)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await overflow(page)).toBe('visible');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(
    page.locator('[aria-expanded=true][aria-label="Toggle navigation bar"]'),
  ).toHaveCount(1);
  expect(await overflow(page)).toBe('hidden');
  await expect(menu(page).getByRole('button', { name: /^Switch between/ })).toBeEnabled();
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }

  await expect(menu(page).getByRole('link', { name: 'Writing tests' })).toBeVisible();
  await expect(menu(page).locator('[inert]')).toContainText('Community');
  await back(page).click();
  await expect(menu(page).getByRole('link', { name: 'Community' })).toBeInViewport();
  await expect(menu(page).locator('[inert]')).toContainText('Writing tests');
  await expect(menu(page).locator(':focus')).toHaveText('Docs');
  await page.keyboard.press('Escape');
  await toggle(page).click();
  await expect(back(page)).toBeVisible();

  const close = menu(page).getByRole('button', { name: 'Close navigation bar' });
  await expect(close.locator('svg')).toHaveCSS('width', '21px');
  await close.click();
  await expect(menu(page)).toHaveCount(0);
  expect(await overflow(page)).toBe('visible');
});

test.describe('on the narrowest screens', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('fits, whatever the sidebar contains (mobile-menu-panel)', async ({ page }) => {
    await openMenu(page, '/docs/api/class-dialog');

    const sizes = await menu(page).evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));

    expect(sizes.scrollWidth).toBe(sizes.clientWidth);
  });
});

test('shows the main menu at once on a page without a sidebar, with editions and versions in place (mobile-menu-panes, mobile-menu-dropdown, version-dropdown)', async ({
  page,
}) => {
  await openMenu(page, '/');
  await expect(back(page)).toHaveCount(0);
  for (const name of ['Community', 'GitHub repository', 'Discord server']) {
    await expect(menu(page).getByRole('link', { name })).toBeVisible();
  }
  const editions = menu(page).getByRole('button', { name: /the dropdown: Node\.js/ });
  await expect(editions).toHaveAccessibleName('Expand the dropdown: Node.js');
  await expect(editions).toHaveAttribute('aria-expanded', 'false');

  await editions.click();
  await expect(editions).toHaveAccessibleName('Collapse the dropdown: Node.js');
  await expect(menu(page).locator('[data-language-prefix]')).toHaveCount(4);
  await menu(page).getByRole('button', { name: 'Expand the dropdown: Versions' }).click();
  await expect(menu(page).getByRole('link', { name: 'Next', exact: true })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Python', exact: true }).click();

  await expect(page).toHaveURL('/python/');
  await expect(menu(page)).toHaveCount(0);
});

test('closes on the backdrop, at desktop width, for a link and on Back (mobile-menu-closes)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await openMenu(page, '/docs/intro');
  await page.mouse.click(976, 400);
  await expect(menu(page)).toHaveCount(0);

  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(menu(page)).toHaveCount(0);
  expect(await overflow(page)).toBe('visible');

  await page.setViewportSize({ width: 800, height: 800 });
  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'Trace viewer', exact: true }).click();
  await expect(heading(page, 'Trace viewer')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);

  // The first Back is for the menu, the second for the page.
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/trace-viewer-intro$/);
  await page.goBack();
  await expect(heading(page, 'Installation')).toBeVisible();
});

test('stays open while a category opens, and closes for the page of one (mobile-menu-closes)', async ({
  page,
}) => {
  await openMenu(page, `${originOf(SITES.full)}/docs/intro`);

  await menu(page).getByRole('button', { name: 'Backstage' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Curtain' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Machines' }).click();

  await expect(heading(page, 'Machines')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});
