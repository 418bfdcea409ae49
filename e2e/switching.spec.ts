import type { Page } from '@playwright/test';
import { expect, heading, open, test, waitForPaint } from './site.ts';
import { originOf, SITES } from './sites.ts';

/** The URL that an edition or version link of the navbar leads to. */
async function choose(page: Page, dropdown: RegExp, name: string): Promise<void> {
  await page.getByRole('button', { name: dropdown }).click();
  await link(page, name).click();
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Also while the list that it stands in is closed. */
const edition = (page: Page, prefix: string) =>
  page.locator(`nav [data-language-prefix="${prefix}"]`);

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

const EDITION = 'previousLanguagePrefix';
const VERSION = 'docs-preferred-version-default';

test('remembers the edition, and forgets it for Node.js (edition-remembered)', async ({ page }) => {
  await open(page, '/docs/intro');
  await choose(page, /^Edition/, 'Python');
  await expect(page).toHaveURL('/python/docs/intro');
  await expect.poll(() => stored(page, EDITION)).toBe('/python/');

  // The root follows it: see storage.spec.ts.
  await open(page, '/docs/intro');
  await expect(page).toHaveURL('/docs/intro');
  await choose(page, /^Edition/, 'Node.js');

  await expect.poll(() => stored(page, EDITION)).toBeNull();
});

test('keeps the preferred version in all tabs (version-dropdown, preferred-version)', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, '/community/welcome');
  await open(page, '/docs/intro');
  await expect.poll(() => stored(page, VERSION)).toBeNull();

  await choose(page, /^Version/, 'Next');
  await expect(page).toHaveURL('/docs/next/intro');
  await expect.poll(() => stored(page, VERSION)).toBe('current');
  await expect(link(other, 'Docs')).toHaveAttribute('href', '/docs/next/intro');
  await open(page, '/community/welcome');

  await expect(link(page, 'Docs')).toHaveAttribute('href', '/docs/next/intro');
});

test('drops a preferred version that is gone (preferred-version)', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '1.0'), VERSION);
  await open(page, '/community/welcome');

  await expect.poll(() => stored(page, VERSION)).toBeNull();
  await expect(link(page, 'Docs')).toHaveAttribute('href', '/docs/intro');
});

test.describe('where pages and headings differ', () => {
  test.use({ baseURL: originOf(SITES.full) });

  const notice = (page: Page) => page.getByRole('status');

  test('keeps query and anchor (edition-links)', async ({ page }) => {
    await open(page, '/docs/intro?q=a#lamps');
    await expect(edition(page, '/python/')).toHaveAttribute('href', '/python/docs/intro?q=a#lamps');
    await page.getByRole('link', { name: 'Seats', exact: true }).click();
    await expect(edition(page, '/python/')).toHaveAttribute('href', '/python/docs/intro?q=a#seats');
    await choose(page, /^Edition/, 'Python');

    await expect(page.getByRole('button', { name: 'Edition: Python' })).toBeVisible();
    await expect(page).toHaveURL('/python/docs/intro?q=a#seats');
    await expect(notice(page)).toHaveCount(0);
  });

  test('finds a heading of another name (edition-links)', async ({ page }) => {
    await open(page, '/docs/intro#doors');
    await choose(page, /^Edition/, 'Java');

    await expect(page.getByRole('button', { name: 'Edition: Java' })).toBeVisible();
    await expect(page).toHaveURL('/java/docs/intro#entrance');
    await expect(notice(page)).toHaveCount(0);
  });

  test('says when a heading is missing, and leads back (edition-links)', async ({ page }) => {
    await open(page, '/docs/intro#balcony');
    await choose(page, /^Edition/, 'Python');
    await expect(page).toHaveURL('/python/docs/intro#seats');
    await expect(notice(page)).toContainText('The Python edition doesn’t have that section');
    await notice(page).getByRole('link', { name: 'Back to “The stage”' }).click();

    await expect(page.getByRole('button', { name: 'Edition: Node.js' })).toBeVisible();
    await expect(page).toHaveURL('/docs/intro#balcony');
    await expect(notice(page)).toHaveCount(0);
  });

  test('names the page that opens, without notices in tabs (edition-missing-page)', async ({
    page,
    context,
  }) => {
    await open(page, '/docs/scenery#x');
    const python = edition(page, '/python/');
    await expect(python).toHaveAttribute('href', '/python/docs/curtain');
    await page.getByRole('button', { name: /^Edition/ }).click();
    await expect(python).toContainText('opens “Curtain”');

    const opening = context.waitForEvent('page');
    await python.click({ modifiers: ['ControlOrMeta'] });
    const opened = await opening;
    await expect(heading(opened, 'Curtain')).toBeVisible();
    await opened.close();

    // No notice is left for when the reader comes to that page here, by a way of its own.
    await page.getByRole('navigation', { name: 'Docs pages' }).getByText('Curtain').click();
    await expect(heading(page, 'Curtain')).toBeVisible();
    await choose(page, /^Edition/, 'Python');
    await expect(page.getByRole('button', { name: 'Edition: Python' })).toBeVisible();
    await expect(page).toHaveURL('/python/docs/curtain');
    await expect(notice(page)).toHaveCount(0);
  });

  test('says that a page is missing until dismissed (edition-missing-page)', async ({ page }) => {
    await open(page, '/docs/scenery');
    await choose(page, /^Edition/, 'Python');
    await expect(heading(page, 'Curtain')).toBeVisible();
    await expect(notice(page)).toContainText('“Scenery” isn’t available in the Python edition.');

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 'Scenery')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Curtain')).toBeVisible();

    await waitForPaint(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('begins at the start where nothing comes close (edition-missing-page, version-banner)', async ({
    page,
  }) => {
    await open(page, '/docs/next/trapdoor');
    await page.getByRole('link', { name: 'latest version' }).click();

    await expect(page).toHaveURL('/docs/intro');
    await expect(notice(page)).toContainText('“Trapdoor” isn’t available in version Stable 1.56');
  });

  test('finds a page of another name in another version (version-banner, version-dropdown)', async ({
    page,
  }) => {
    await open(page, '/docs/next/workers');
    const latest = page.getByRole('link', { name: 'latest version' });
    await expect(latest).toHaveAttribute('href', '/docs/workers-experimental');

    await choose(page, /^Version/, 'Stable 1.56');

    await expect(page.getByRole('button', { name: 'Version: Stable 1.56' })).toBeVisible();
    await expect(page).toHaveURL('/docs/workers-experimental');
    await expect(page.getByText('This is unreleased documentation')).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says before the click which page opens (edition-missing-page)', async ({ page }) => {
      await page.goto('/docs/scenery');
      await page.getByRole('button', { name: /^Edition/ }).hover();

      await expect(link(page, 'Python')).toContainText('opens “Curtain”');
      await link(page, 'Python').click();
      await expect(heading(page, 'Curtain')).toBeVisible();
    });
  });
});
