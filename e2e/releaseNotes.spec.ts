import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, open, test } from './site.ts';

const PATH = '/docs/release-notes';
const view = (page: Page) => page.getByRole('region', { name: 'Upgrade' });
const from = (page: Page) => view(page).getByLabel('Upgrade from');
const to = (page: Page) => view(page).getByRole('combobox').nth(1);

test('makes one checklist of the changes between two releases, by keyboard', async ({ page }) => {
  await open(page, PATH);
  await from(page).focus();
  await from(page).selectOption('1.53');
  await to(page).selectOption('1.55');
  await to(page).focus();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\?from=1\.53&to=1\.55$/);
  await expect(view(page)).toContainText('From 1.53 to 1.55');
  await expect(view(page)).toContainText(/Breaking changes: \d+/);
  const releases = view(page).getByRole('listitem').locator('a[href^="#version-"]:first-child');
  await expect(releases.first()).toHaveText(/^1\.5[45]$/);
  expect(new Set(await releases.allTextContents())).toEqual(new Set(['1.55', '1.54']));
  await view(page).getByRole('checkbox').first().check();
});

test('opens with the releases of the URL, also in another edition', async ({ page }) => {
  await open(page, `/python${PATH}?from=1.40&to=1.44`);

  await expect(view(page)).toContainText('From 1.40 to 1.44');
  await expect(
    view(page).getByRole('link', { name: 'page.add_locator_handler()' }).first(),
  ).toHaveAttribute('href', '/python/docs/api/class-page#page-add-locator-handler');
  expect(await violations(page)).toEqual([]);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the checklist as Markdown', async ({ page }) => {
    await open(page, `${PATH}?from=1.54&to=1.55`);

    await view(page).getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(view(page).getByRole('button', { name: 'Copied' })).toBeVisible();

    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^# Upgrade 1\.54 to 1\.55\n\n## Breaking changes\n\n- \[ \] \[1\.55\]\(http/,
    );
  });
});

test('prints the checklist alone', async ({ page }) => {
  await open(page, `${PATH}?from=1.54&to=1.55`);
  await page.evaluate(() => {
    window.print = () => undefined;
  });

  await view(page).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });

  await expect(view(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Version 1.55' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'Version 1.55' })).toBeVisible();
});

test('lists only releases in the contents list (toc-desktop)', async ({ page }) => {
  await open(page, PATH);

  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');

  await expect(entries.first()).toHaveText('Version 1.56');
  await expect(entries.last()).toHaveText('Version 1.8');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has the whole page, and no empty form', async ({ page }) => {
    await page.goto(PATH);

    await expect(page.getByRole('heading', { name: /^Version / })).toHaveCount(49);
    await expect(page.locator('.upgrade')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Atom feed' })).toHaveAttribute(
      'href',
      '/releases.xml',
    );
  });
});

test('filters all look-up tables of a migration page at once', async ({ page }) => {
  await open(page, '/docs/cypress');
  const rows = page.getByRole('row');
  const all = await rows.count();

  await page.getByLabel('Filter').fill('cy.intercept');

  await expect(page.getByRole('row').filter({ hasText: 'cy.intercept' }).first()).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(all / 2);
});

test('finds migration pages by the names of the other tool', async ({ page }) => {
  for (const [query, path] of [
    ['cy.intercept', '/docs/cypress'],
    ['WebDriverWait', '/docs/selenium'],
    ['page.$eval', '/docs/puppeteer'],
  ] as const) {
    await open(page, `/search?q=${encodeURIComponent(query)}`);

    const hits = page.getByRole('main').locator(`a[href^="${path}"]`);

    await expect(hits.first(), query).toBeVisible();
  }
});
