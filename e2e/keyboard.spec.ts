import type { Page } from '@playwright/test';
import { expect, heading, open, test } from './site.ts';

const edition = (page: Page) => page.getByRole('button', { name: 'Edition: Node.js' });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('names its landmarks, skips to the content (landmark-labels, skip-link)', async ({ page }) => {
  await open(page, '/docs/pom');
  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1);
  }
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();

  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/pom');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('main').locator(':focus')).toHaveAccessibleName(/^Home page/);
});

test('opens a dropdown with keys, closes it with Escape (dropdown-opens, dropdown-closes)', async ({
  page,
}) => {
  await open(page, '/docs/pom');
  await edition(page).focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(edition(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Python')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(edition(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'Python')).toBeHidden();
    await expect(edition(page)).toBeFocused();
  }

  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Node.js')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Python')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/python/docs/pom');
});

test('closes a dropdown when the reader goes elsewhere (dropdown-closes, dropdown-opens)', async ({
  page,
}) => {
  await open(page, '/docs/pom');
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

  await edition(page).focus();
  await page.keyboard.press('Enter');
  await expect(edition(page)).toHaveAttribute('aria-expanded', 'true');
  await heading(page, 'Page object models').click();
  await expect(edition(page)).toHaveAttribute('aria-expanded', 'false');

  const version = page.getByRole('button', { name: /^Version:/ });
  await version.hover();
  await expect(entry(page, 'Next')).toBeVisible();
  await version.click();
  await expect(entry(page, 'Next')).toBeVisible();
  await heading(page, 'Page object models').hover();
  await expect(entry(page, 'Next')).toBeHidden();
});

test('holds focus in the open menu until Escape (mobile-menu-panel, mobile-menu-closes)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, '/docs/pom');
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
