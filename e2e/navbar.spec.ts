import type { Page } from '@playwright/test';
import { expect, heading, open, scrollTop, test, waitForPaint } from './site.ts';
import { originOf, SITES } from './sites.ts';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => navbar(page).getByRole('link', { name, exact: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((goal) => window.scrollTo({ top: goal, behavior: 'instant' }), top);

test('shows every item where there is room (navbar-layout)', async ({ page }) => {
  await open(page, '/docs/pom');
  const bar = navbar(page);

  await expect(bar).toHaveCSS('position', 'sticky');
  await expect(bar).toHaveCSS('height', '60px');
  const links = ['Playwright', 'Docs', 'Community', 'Labs', 'GitHub repository', 'Discord server'];
  for (const name of links) await expect(link(page, name)).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Edition: Node.js' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Version: Stable 1.56' })).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Switch between/ })).toBeVisible();
  // The narrowest window that has room for all of them.
  for (const width of [1280, 997]) {
    await page.setViewportSize({ width, height: 800 });
    const icons = bar.locator('a[target], button[aria-label^=Switch]').locator('svg:visible');
    await expect(icons).toHaveCount(3);
    for (const icon of await icons.all()) {
      await expect(icon).toHaveCSS('width', '24px');
      await expect(icon).toHaveCSS('height', '24px');
    }
  }

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(bar.getByRole('link')).toHaveCount(1);
  await expect(bar.getByText('Node.js Stable 1.56')).toBeVisible();
  const buttons = bar.getByRole('button');
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first().locator('svg')).toHaveCSS('width', '30px');
  await expect(buttons.last()).toHaveAccessibleName(/^Search/);
});

test('notes the keyboard without moving the page (navbar-layout, keyboard-use-marker)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const body = page.locator('body');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
  await scrollTo(page, 900);
  await link(page, 'Playwright').focus();
  for (const name of ['Docs', 'API']) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
  }
  await waitForPaint(page);
  await expect.poll(() => scrollTop(page)).toBe(900);

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

test.describe('on a wide screen with touch', () => {
  test.use({ hasTouch: true });

  test('opens and closes a dropdown (dropdown-opens)', async ({ page }) => {
    await open(page, '/docs/intro');
    const button = page.getByRole('button', { name: 'Edition: Node.js' });
    const expectOpen = (isOpen: boolean) =>
      expect(button).toHaveAttribute('aria-expanded', String(isOpen));

    await button.tap();
    await expectOpen(true);
    await heading(page, 'Installation').tap();
    await expectOpen(false);
    await button.tap();
    await expectOpen(true);
    await button.tap();

    await expectOpen(false);
  });
});

test.describe('with the settings that are off elsewhere', () => {
  test.use({ baseURL: originOf(SITES.bare) });

  test('hides on the way down, has no empty menu (navbar-hides-on-scroll, mobile-menu-panes)', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    // What follows the scrolling is loaded last; headings then stop below the edge of the window.
    await expect(page.locator('html')).toHaveAttribute('style', /scroll-padding/);

    await scrollTo(page, 500);
    await expect(navbar(page)).toHaveClass(/navbar-hidden/);
    await scrollTo(page, 300);

    await expect(navbar(page)).not.toHaveClass(/navbar-hidden/);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(navbar(page).getByRole('button')).toHaveAccessibleName(/^Search/);
  });
});
