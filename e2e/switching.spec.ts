import type { Page } from '@playwright/test';
import { expect, heading, waitForHydration, open, test } from './site.ts';
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

test('remembers the edition for the root alone, and forgets it for Node.js (edition-remembered)', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('previousLanguagePrefix'));
  await open(page, '/docs/intro');
  await choose(page, /^Edition/, 'Python');
  await expect(page).toHaveURL('/python/docs/intro');
  expect(await stored()).toBe('/python/');

  await page.goto('/');
  await expect(page).toHaveURL('/python/');
  await open(page, '/docs/intro');
  await expect(page).toHaveURL('/docs/intro');
  await choose(page, /^Edition/, 'Node.js');

  expect(await stored()).toBeNull();
  await page.goto('/');
  await expect(page).toHaveURL('/');
});

test('keeps the preferred version under its name, and drops one that is gone (version-dropdown, preferred-version)', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  await open(page, '/docs/intro');
  expect(await stored()).toBeNull();

  await choose(page, /^Version/, 'Next');
  await expect(page).toHaveURL('/docs/next/intro');
  expect(await stored()).toBe('current');
  await open(page, '/community/welcome');
  await expect(link(page, 'Docs')).toHaveAttribute('href', '/docs/next/intro');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.0'));
  await open(page, '/community/welcome');

  await expect(link(page, 'Docs')).toHaveAttribute('href', '/docs/intro');
  expect(await stored()).toBeNull();
});

test('follows the preferred version of another browser tab (preferred-version)', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, '/community/welcome');
  await open(other, '/docs/intro');

  await choose(other, /^Version/, 'Next');

  await expect(link(page, 'Docs')).toHaveAttribute('href', '/docs/next/intro');
});

test.describe('where pages and headings differ', () => {
  test.use({ baseURL: originOf(SITES.full) });

  const notice = (page: Page) => page.getByRole('status');

  test('keeps query and anchor, finds a heading of another name, and says when there is none (edition-links)', async ({
    page,
  }) => {
    await open(page, '/docs/intro?q=a#lamps');
    await expect(edition(page, '/python/')).toHaveAttribute('href', '/python/docs/intro?q=a#lamps');
    await page.getByRole('link', { name: 'Seats', exact: true }).click();
    await expect(edition(page, '/python/')).toHaveAttribute('href', '/python/docs/intro?q=a#seats');
    await choose(page, /^Edition/, 'Python');
    await expect(page).toHaveURL('/python/docs/intro?q=a#seats');
    await expect(notice(page)).toHaveCount(0);

    await open(page, '/docs/intro#doors');
    await choose(page, /^Edition/, 'Java');
    await expect(page).toHaveURL('/java/docs/intro#entrance');
    await expect(notice(page)).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL('/docs/intro#doors');
    // The URL is there before the page, which closes what is open.
    await expect(page.getByRole('button', { name: 'Edition: Node.js' })).toBeVisible();
    // The event comes later than the URL, and closes what is open, too.
    await page.evaluate(() => {
      const hasArrived = new Promise((resolve) => addEventListener('hashchange', resolve));
      location.hash = 'balcony';
      return hasArrived.then(() => undefined);
    });
    await choose(page, /^Edition/, 'Python');
    await expect(page).toHaveURL('/python/docs/intro#seats');
    await expect(notice(page)).toContainText('The Python edition doesn’t have that section');
    await notice(page).getByRole('link', { name: 'Back to “The stage”' }).click();
    await expect(page).toHaveURL('/docs/intro#balcony');
    await expect(notice(page)).toHaveCount(0);
  });

  test('says so when the page is missing there, until it is dismissed (edition-missing-page)', async ({
    page,
    context,
  }) => {
    await open(page, '/docs/scenery#x');
    const python = edition(page, '/python/');
    await expect(python).toHaveAttribute('href', '/python/docs/curtain');
    await page.getByRole('button', { name: /^Edition/ }).click();
    await expect(python).toContainText('opens “Curtain”');

    // A new tab needs no line about it in this one.
    const opened = context.waitForEvent('page');
    await python.click({ modifiers: ['ControlOrMeta'] });
    await waitForHydration(await opened);
    await (await opened).close();
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL('/docs/scenery#x');

    await python.click();
    await expect(heading(page, 'Curtain')).toBeVisible();
    await expect(notice(page)).toContainText('“Scenery” isn’t available in the Python edition.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 'Scenery')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Curtain')).toBeVisible();
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

  test('finds a page that has another name in the other version (version-banner, version-dropdown)', async ({
    page,
  }) => {
    await open(page, '/docs/next/workers');
    const latest = page.getByRole('link', { name: 'latest version' });
    await expect(latest).toHaveAttribute('href', '/docs/workers-experimental');

    await choose(page, /^Version/, 'Stable 1.56');

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
