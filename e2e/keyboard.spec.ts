import type { Page } from '@playwright/test';
import { expect, heading, open, test } from './site.ts';

const edition = (page: Page) => page.getByRole('button', { name: 'Edition: Node.js' });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('skips to the content from the first Tab stop (skip-link)', async ({ page }) => {
  await open(page, '/docs/intro');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();

  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/intro');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('main').locator(':focus')).toHaveAccessibleName(/^Home page/);
});

test('names its landmarks (landmark-labels)', async ({ page }) => {
  await open(page, '/docs/intro');

  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1);
  }
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

for (const key of ['Enter', 'Space']) {
  test(`opens a dropdown with ${key}, closes it with Escape (dropdown-opens, dropdown-closes)`, async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    await edition(page).focus();
    await page.keyboard.press(key);
    await expect(edition(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Python')).toBeVisible();

    await page.keyboard.press('Escape');

    await expect(edition(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'Python')).toBeHidden();
    await expect(edition(page)).toBeFocused();
  });
}

test('opens a dropdown with the arrows (dropdown-opens)', async ({ page }) => {
  await open(page, '/docs/intro');
  await edition(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Node.js')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Python')).toBeFocused();

  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/python/docs/intro');
});

test('closes a dropdown when focus goes elsewhere (dropdown-closes)', async ({ page }) => {
  await open(page, '/docs/intro');
  await edition(page).focus();
  await page.keyboard.press('Enter');

  for (const name of ['Node.js', 'Python', 'Java', '.NET']) {
    await page.keyboard.press('Tab');
    await expect(entry(page, name)).toBeFocused();
    await expect(edition(page)).toHaveAttribute('aria-expanded', 'true');
  }
  await page.keyboard.press('Tab');

  await expect(entry(page, 'Community')).toBeFocused();
  await expect(edition(page)).toHaveAttribute('aria-expanded', 'false');
});

test('closes a dropdown when a press goes elsewhere (dropdown-closes)', async ({ page }) => {
  await open(page, '/docs/intro');
  await edition(page).focus();
  await page.keyboard.press('Enter');
  await expect(edition(page)).toHaveAttribute('aria-expanded', 'true');

  await heading(page, 'Installation').click();

  await expect(edition(page)).toHaveAttribute('aria-expanded', 'false');
});

test('opens a dropdown under the mouse (dropdown-opens)', async ({ page }) => {
  await open(page, '/docs/intro');
  const button = page.getByRole('button', { name: /^Version:/ });

  await button.hover();
  await expect(entry(page, 'Next')).toBeVisible();
  await button.click();
  await expect(entry(page, 'Next')).toBeVisible();
  await heading(page, 'Installation').hover();

  await expect(entry(page, 'Next')).toBeHidden();
});

test('holds focus in the open menu until Escape (mobile-menu-panel, mobile-menu-closes)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, '/docs/intro');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator(':focus')).toHaveCount(1);

  await page.keyboard.press('Escape');

  await expect(menu).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('closes the menu when a page is chosen in it (mobile-menu-closes)', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, '/docs/intro');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();

  await page.getByRole('dialog').getByRole('link', { name: 'Writing tests' }).click();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
