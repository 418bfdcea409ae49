import type { Page } from '@playwright/test';
import { expect, heading, open, sidebar, test } from './site.ts';

const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });
const root = (page: Page) => page.locator('html');

/** Uses everything that wants to remember something. */
async function tour(page: Page): Promise<void> {
  await open(page, '/docs/intro');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'light');
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'yarn' }).first()).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await page.getByRole('button', { name: /^Edition:/ }).hover();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Python', exact: true }).click();
  await expect(page).toHaveURL('/python/docs/writing-tests');
}

test('stays usable without storage, and says so once (storage-failures)', async ({
  page,
  messages,
}) => {
  messages.allow(/^warning: Docusaurus browser storage is not available\./);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });

  await tour(page);

  const said = messages.all().filter((text) => text.includes('storage'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(
    'Possible reasons: running Docusaurus in an iframe, in an incognito browser session, or using too strict browser privacy settings.',
  );
});

// The names are all that the site tries to set.
test('names what a full storage cannot keep (storage-failures, storage-keys)', async ({
  page,
  messages,
}) => {
  messages.allow(/^error: Docusaurus storage error, can't set /);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

  await tour(page);

  const said = () => messages.all().flatMap((text) => /can't set \S+/.exec(text) ?? []);
  await expect
    .poll(said)
    .toEqual([
      "can't set theme=light",
      "can't set docusaurus.tab.js-package-manager=yarn",
      "can't set previousLanguagePrefix=/python/",
    ]);
  const keys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(keys).toEqual([]);
});

test('opens every page when storage cannot be read (storage-failures)', async ({
  page,
  messages,
}) => {
  messages.allow(/Docusaurus storage error, can't get key=/);
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new Error('The database is broken.');
    };
  });

  await open(page, '/');

  await expect(heading(page, 'Playwright for Node.js')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', /light|dark/);
});

test('leads to the remembered edition, nowhere outside (edition-remembered)', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['previousLanguagePrefix'] ??= '//elsewhere/';
  });
  await open(page, '/');
  await expect(page).toHaveURL('/');

  await page.evaluate(() => localStorage.setItem('previousLanguagePrefix', '/python/'));
  await page.goto('/');
  await expect(page).toHaveURL('/python/');
  await expect(heading(page, 'Playwright for Python')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Node.js', exact: true }).click();
  await expect(heading(page, 'Playwright for Node.js')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/');
});
