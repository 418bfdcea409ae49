import type { Page } from '@playwright/test';
import { block, expect, gate, hasReact, heading, open, sidebar, test, wake } from './site.ts';

// What is cached need not load.
test.use({ reuseContext: false });

const REACT = /assets\/react-.*\.js/;

const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });
const category = (page: Page) =>
  sidebar(page).getByRole('button', { name: 'Integrations', exact: true });

test('reads a page without React, which comes with the first sign of a reader (html-markers)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(await hasReact(page)).toBe(false);

  await wake(page);
});

test('responds at once to what needs no React, and once to what does (html-markers)', async ({
  page,
}) => {
  const code = await gate(page, REACT);
  await open(page, '/docs/intro');
  await toggle(page).click();
  expect(await page.locator('html').getAttribute('data-theme-choice')).toBe('light');
  await page.getByRole('button', { name: 'Edition: Node.js' }).press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Node.js', exact: true }).first()).toBeFocused();

  await category(page).click();
  await expect(category(page)).toHaveAttribute('aria-expanded', 'false');
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(page).toHaveURL('/docs/writing-tests');
  await expect(heading(page, 'Installation')).toBeVisible();
  code.open();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page)).toHaveAttribute('title', 'light mode');
  expect(await page.locator('html').getAttribute('data-theme-choice')).toBe('light');
});

test('follows links and offers Retry where React is missing (load-retry, navigation-load-failure)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED|PageLoadError|dynamically imported/);
  const blocked = await block(page, REACT);
  await open(page, '/docs/intro');
  await category(page).click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();

  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await blocked.restore();
  await open(page, '/docs/writing-tests');
  await category(page).click();

  await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
});
