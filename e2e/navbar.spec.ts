import type { Page } from '@playwright/test';
import { expect, heading, open, scrollTop, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => navbar(page).getByRole('link', { name, exact: true });

test('shows brand, docs, editions, community, versions and icons, or the menu alone at 900 px (navbar-layout)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const bar = navbar(page);

  await expect(bar).toHaveCSS('position', 'sticky');
  expect((await bar.boundingBox())?.height).toBe(60);
  for (const name of ['Playwright', 'Docs', 'Community', 'GitHub repository', 'Discord server']) {
    await expect(link(page, name)).toBeVisible();
  }
  await expect(bar.getByRole('button', { name: 'Edition: Node.js' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Version: Stable 1.56' })).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Switch between/ })).toBeVisible();
  for (const name of ['GitHub repository', 'Discord server']) {
    await expect(link(page, name).locator('svg')).toHaveCSS('width', '24px');
    await expect(link(page, name).locator('svg')).toHaveCSS('height', '24px');
  }

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(bar.getByRole('link')).toHaveCount(1);
  const buttons = bar.getByRole('button');
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first().locator('svg')).toHaveCSS('width', '30px');
  await expect(buttons.last()).toHaveAccessibleName(/^Search/);
});

test('keeps the reading position while the keyboard moves through it (navbar-layout)', async ({
  page,
}) => {
  await open(page, '/docs/locators');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));

  await link(page, 'Playwright').focus();
  for (const name of ['Docs', 'API']) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
  }

  expect(await scrollTop(page)).toBe(3000);
});

test('marks the use of the keyboard for styles, and a page change does not (keyboard-use-marker)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const body = page.locator('body');
  await expect(body).toHaveClass(/navigation-with-keyboard/);

  await link(page, 'Community').click();
  await expect(heading(page, 'Welcome')).toBeVisible();
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');

  await expect(body).toHaveClass(/navigation-with-keyboard/);
});

test('shows items of every type (navbar-item-types)', async ({ page }) => {
  await open(page, `${originOf(SITES.full)}/docs/intro`);

  await expect(link(page, 'The stage')).toHaveAttribute('href', '/docs/intro');
  await expect(link(page, 'The stage')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Curtain')).toHaveAttribute('href', '/docs/curtain');
  await expect(link(page, 'Book')).toHaveAttribute('href', '/docs/intro');
  await expect(link(page, 'Shop')).toHaveAttribute('target', '_blank');
  await expect(navbar(page).getByText('Open', { exact: true })).toBeVisible();
  await expect(navbar(page).getByRole('button', { name: /^Search/ })).toHaveCount(1);
  await navbar(page).getByRole('button', { name: 'Places' }).hover();
  await expect(link(page, 'Lights')).toBeVisible();
  await expect(link(page, 'Box office').locator('svg')).toHaveCount(1);
});

test('opens a dropdown by touch on a wide screen (dropdown-opens)', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: originOf(SITES.main),
    hasTouch: true,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await open(page, '/docs/intro');
  const button = page.getByRole('button', { name: 'Edition: Node.js' });

  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await heading(page, 'Installation').tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.tap();
  await button.tap();

  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await context.close();
});

test.describe('with the settings that are off elsewhere', () => {
  test.use({ baseURL: originOf(SITES.bare) });

  test('hides while the reader scrolls down, and has no menu button for an empty menu (navbar-hides-on-scroll, mobile-menu-panes)', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    // What follows the scrolling is loaded last; headings then stop below the edge of the window.
    await expect(page.locator('html')).toHaveAttribute('style', /scroll-padding/);

    await page.mouse.wheel(0, 1000);
    await expect(navbar(page)).toHaveClass(/navbar-hidden/);
    await page.mouse.wheel(0, -200);
    await expect(navbar(page)).not.toHaveClass(/navbar-hidden/);

    await page.setViewportSize({ width: 800, height: 800 });
    await expect(navbar(page).getByRole('button')).toHaveAccessibleName(/^Search/);
  });
});
