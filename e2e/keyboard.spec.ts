import type { Page } from '@playwright/test';
import { AXE_LIMIT, violationsInBothModes } from './axe.ts';
import { expect, heading, open, test, waitForHydration } from './site.ts';

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

test('reaches the text before the contents list (toc-desktop, toc-mobile)', async ({ page }) => {
  await open(page, '/docs/pom');
  await page.getByRole('link', { name: 'View as Markdown' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('article :focus')).toHaveCount(1);

  await page.setViewportSize({ width: 390, height: 800 });
  const top = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().top);
  const title = await heading(page, 'Page object models').boundingBox();
  expect(title?.y).toBeLessThan(await top('On this page'));
  await page.getByRole('button', { name: 'On this page' }).click();
  const list = page.locator('#contents > div');
  await expect(list).toHaveCSS('max-height', '480px');
  await expect(list).toHaveCSS('overflow-y', 'auto');
});

test('lists its keys, lets readers turn single ones off (keyboard-help, search-shortcuts)', async ({
  page,
}) => {
  await open(page, '/docs/pom');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const singleKeys = help.getByRole('checkbox', { name: 'Use the single keys / and ?' });

  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await expect(help).toContainText('Ctrl');
  await expect.poll(() => violationsInBothModes(page, 'dialog'), AXE_LIMIT).toEqual([]);
  await page.keyboard.press('?');
  await expect(help).toHaveCount(0);

  const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await button.click();
  await singleKeys.uncheck();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(help).toHaveCount(0);
});

test('opens a dropdown with keys, closes it with Escape (dropdown-opens, dropdown-keys, dropdown-closes)', async ({
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
  await page.keyboard.press('End');
  await expect(entry(page, '.NET')).toBeFocused();
  await page.keyboard.press('p');
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
