import type { Page } from '@playwright/test';
import {
  block,
  expect,
  gate,
  hasReact,
  heading,
  open,
  sidebar,
  test,
  waitForHydration,
  watchRequests,
} from './site.ts';

// What is cached need not load.
test.use({ reuseContext: false });

const REACT = /assets\/react-.*\.js/;

const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });
const category = (page: Page) =>
  sidebar(page).getByRole('button', { name: 'Integrations', exact: true });

test('waits with React for a reader, loses nothing meanwhile (html-markers)', async ({ page }) => {
  const code = await gate(page, REACT);
  const scripts = watchRequests(page, (request) => request.resourceType() === 'script');
  const root = page.locator('html');
  await open(page, '/docs/intro');
  // Comes last: before the page is hydrated, it has decided whether it needs React.
  await expect(page.locator('link[rel=prefetch][href*="/react-"]')).toBeAttached();
  expect(scripts.filter((url) => REACT.test(url))).toEqual([]);

  // Needs no React.
  await toggle(page).click();
  await expect(root).toHaveAttribute('data-theme-choice', 'light');
  await page.getByRole('button', { name: 'Edition: Node.js' }).press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Node.js', exact: true }).first()).toBeFocused();
  // Needs it.
  await category(page).click();
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(page).toHaveURL('/docs/writing-tests');
  await expect(category(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(heading(page, 'Installation')).toBeVisible();
  code.open();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
  // React does not respond once more.
  await expect.poll(() => hasReact(page)).toBe(true);
  await expect(toggle(page)).toHaveAttribute('title', 'light mode');
  await expect(root).toHaveAttribute('data-theme-choice', 'light');
});

test('follows links and offers Retry without React (navigation-load-failure, load-retry)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED|PageLoadError|dynamically imported/);
  const blocked = await block(page, REACT);
  await open(page, '/docs/intro');
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await waitForHydration(page);

  await category(page).click();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await blocked.restore();
  await retry.click();
  await expect.poll(() => hasReact(page)).toBe(true);
  await category(page).click();

  await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
});
