import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, open, test } from './site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PATH = '/docs/release-notes';
const view = (page: Page) => page.getByRole('region', { name: 'Upgrade' });
const from = (page: Page) => view(page).getByLabel('Upgrade from');
const to = (page: Page) => view(page).getByRole('combobox').nth(1);

test('lists every release in the contents (toc-desktop)', async ({ page }) => {
  await open(page, PATH);
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');

  await expect(entries.first()).toHaveText('Version 1.56');
  await expect(entries.last()).toHaveText('Version 1.7');
});

test('makes a checklist of the changes between releases by keyboard', async ({ page }) => {
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
  const names = async () => [...new Set(await releases.allTextContents())].sort();
  await expect.poll(names).toEqual(['1.54', '1.55']);
  const task = view(page).getByRole('checkbox').first();
  await task.check();
  await page.reload();
  await expect(task).toBeChecked();
});

test('copies the checklist as Markdown, and prints it alone', async ({ page }) => {
  await open(page, `${PATH}?from=1.53&to=1.55`);

  await view(page).getByRole('button', { name: 'Copy as Markdown' }).click();

  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^# Upgrade 1\.53 to 1\.55\n\n## Breaking changes\n\n- \[ \] \[1\.55\]\(http/);

  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await view(page).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  const release = page.getByRole('heading', { name: 'Version 1.55' });
  await expect(view(page)).toBeVisible();
  await expect(release).toBeHidden();

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await expect(release).toBeVisible();
});

test('opens with the releases of the URL, accessibly in Python', async ({ page }) => {
  await open(page, `/python${PATH}?from=1.40&to=1.44`);

  await expect(view(page)).toContainText('From 1.40 to 1.44');
  await expect(
    view(page).getByRole('link', { name: 'page.add_locator_handler()' }).first(),
  ).toHaveAttribute('href', '/python/docs/api/class-page#page-add-locator-handler');
  // Axe would walk through eight years of notes.
  await page.locator('#article').evaluate((article) => {
    for (const element of article.querySelectorAll(':scope > h2 ~ *')) element.remove();
  });
  await expect.poll(() => violations(page, '.upgrade')).toEqual([]);
});

test('filters all look-up tables of a migration page at once', async ({ page }) => {
  await open(page, '/docs/cypress');
  const rows = page.getByRole('row');
  const all = await rows.count();

  await page.getByLabel('Filter').fill('cy.intercept');

  await expect(page.getByRole('row').filter({ hasText: 'cy.intercept' }).first()).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(all / 2);
});
