import type { Page, Route } from '@playwright/test';
import { violationsInBothModes } from './axe.ts';
import { INDEX } from './searchDialog.ts';
import {
  block,
  expect,
  gate,
  heading,
  waitForHydration,
  markDocument,
  open,
  scrollTop,
  test,
  watchShifts,
} from './site.ts';
import { originOf, SITES } from './sites.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('combobox', { name: 'Search' });
const version = (page: Page) => main(page).getByRole('combobox', { name: 'Version' });
const panel = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const results = (page: Page) => main(page).getByRole('article');
const count = (page: Page) => main(page).getByRole('status');

/** Opens the search page of a URL and waits for its results, until their order is final. */
async function openResults(page: Page, path = '/search?q=click'): Promise<void> {
  await open(page, path);
  await expect(count(page)).toHaveText(/documents? found/);
  await expect.poll(() => page.evaluate(areResultsComplete)).toBe(true);
}

/** Whether no texts are on their way any more, which would change the order of results. */
function areResultsComplete(): boolean | undefined {
  const { results } = history.state as { results?: { found: { isPartial: boolean } } };
  return results && !results.found.isPartial;
}

test('keeps query and version in the URL (search-page-form, search-page-results)', async ({
  page,
}) => {
  // Too low for the end of the list, where more results would come by themselves.
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, '/search');
  await expect(heading(page, 'Search the documentation')).toBeVisible();
  await expect(page).toHaveTitle('Search the documentation | Playwright');
  await expect(box(page)).toBeFocused();
  await expect(page.locator('html')).toHaveClass(
    /(^| )search-page-wrapper plugin-search-algolia( |$)/,
  );
  const { isSame } = await markDocument(page);
  const length = await page.evaluate(() => history.length);

  await box(page).pressSequentially('click');
  await expect(page).toHaveURL('/search?q=click');
  await expect(heading(page, 'Search results for "click"')).toBeVisible();
  await expect(page).toHaveTitle('Search results for "click" | Playwright');
  await expect(count(page)).toHaveText(/^\d+ documents found$/);

  await expect(version(page)).toHaveValue('stable');
  await version(page).selectOption('Next');
  await expect(page).toHaveURL('/search?q=click&version=next');
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /\/docs\/next\//);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(length);
  await expect(page.locator('#route-announcer')).toHaveText('');
  await expect.poll(isSame).toBe(true);

  await expect(results(page)).toHaveCount(15);
  await main(page).getByRole('button', { name: 'More results' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => results(page).count()).toBeGreaterThan(15);
});

test('works before the scripts come (search-page-form, search-page-panel)', async ({ page }) => {
  const scripts = await gate(page, /\/assets\/entry-/);
  await page.goto('/python/search', { waitUntil: 'commit' });
  await scripts.reached;
  await box(page).fill('click');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/python/search?q=click&version=stable');
  await box(page).fill('goto');

  scripts.open();
  await waitForHydration(page);

  await expect(page).toHaveURL('/python/search?q=goto&version=stable');
  await expect(count(page)).toHaveText(/found/);
  await expect(panel(page)).toBeVisible();
});

test('shows title, trail and text, follows a result (search-page-form, search-page-results, hit-urls)', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await openResults(page);
  const sumOfShifts = async () => (await shifts()).reduce((sum, value) => sum + value, 0);
  await expect.poll(sumOfShifts).toBeLessThan(0.01);
  const { isSame } = await markDocument(page);
  await expect(box(page)).toHaveValue('click');
  const links = results(page).getByRole('heading', { level: 2 }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => !/^\/(docs|community)?\/?[^:]*$/.test(href ?? ''))).toEqual([]);
  const trails = results(page).getByRole('navigation', { name: 'breadcrumbs' });
  await expect(results(page)).toHaveCount(hrefs.length);
  await expect(trails).toHaveCount(hrefs.length);
  await expect(trails.first()).toBeVisible();
  await expect(results(page).locator('mark').first()).toHaveText(/click/i);

  await links.first().click();
  await expect(page).toHaveURL(hrefs[0] ?? '');
  await expect(box(page)).toHaveCount(0);
  await expect.poll(isSame).toBe(true);
});

test('suggests on focus, at every width (search-page-form, search-page-panel, search-page-results)', async ({
  page,
}) => {
  await openResults(page, '/search?q=assertions');
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => violationsInBothModes(page, 'main')).toEqual([]);
  await version(page).focus();
  await box(page).focus();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => violationsInBothModes(page, 'main form')).toEqual([]);
  for (const width of [320, 390, 768, 996]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow, `${width} px`).toBe(0);
  }
  await box(page).press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await box(page).press('ArrowDown');
  await expect(panel(page)).toBeVisible();
  await version(page).focus();
  await expect(panel(page)).toHaveCount(0);

  await box(page).focus();
  const option = panel(page).getByRole('option').first();
  const href = await option.getAttribute('href');
  await option.click();
  await expect(page).toHaveURL(href ?? '');
});

test('suggests while typing, until Escape (search-page-panel)', async ({ page }) => {
  // All texts are there when the suggestions are made: they do not change any more.
  await openResults(page, '/search?q=voucher');
  await expect(panel(page)).toHaveCount(0);
  await box(page).fill('accept');
  const options = panel(page).getByRole('option');
  await expect(options.first()).toContainText('accept');
  await expect(options).toHaveCount(5);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');

  await box(page).press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('accept');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(page).toHaveURL('/search');
  await expect(heading(page, 'Search the documentation')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();

  await box(page).fill('accept');
  await expect(options.first()).toContainText('accept');
  await box(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? 'none',
  );
  await box(page).press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('ArrowDown');
  const href = await options.first().getAttribute('href');
  await box(page).press('Enter');
  await expect(page).toHaveURL(href ?? '');
});

test('says that nobody responds, or nothing was found (search-page-results)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  const index = await block(page, INDEX);
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route(INDEX, hold);
  await open(page, '/search?q=click');
  await expect(main(page).getByText('Searching…')).toBeAttached();
  await expect.poll(() => held.length).toBeGreaterThan(0);

  await page.unroute(INDEX, hold);
  for (const route of held) await route.fallback();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await expect(main(page).getByText('Searching…')).toHaveCount(0);
  await expect.poll(() => violationsInBothModes(page, 'main')).toEqual([]);
  await index.restore();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(count(page)).toHaveText(/documents found/);
  await expect(alert).toHaveCount(0);

  await box(page).fill('scrnsht');
  await expect(count(page)).toHaveText('No results were found');
  await expect(results(page)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Search in Python' })).toHaveAttribute(
    'href',
    '/python/search?q=scrnsht',
  );
  await expect(main(page).getByRole('link', { name: 'Search GitHub issues' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Installation' })).toBeVisible();
  await expect.poll(() => violationsInBothModes(page, 'main')).toEqual([]);
});

test('keeps results and place, back or reloaded, however slowly (search-page-results)', async ({
  page,
}) => {
  await openResults(page);
  await expect(results(page)).toHaveCount(15);
  await main(page).getByText('Fetching new results...').scrollIntoViewIfNeeded();
  await expect.poll(() => results(page).count()).toBeGreaterThan(15);
  await expect.poll(() => page.evaluate(areResultsComplete)).toBe(true);
  const shown = await results(page).count();
  expect(shown).toBeLessThanOrEqual(30);
  const link = results(page).nth(16).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(500);
  await link.click();
  await expect(box(page)).toHaveCount(0);

  await page.goBack();
  await expect(box(page)).toHaveValue('click');
  await expect(results(page)).toHaveCount(shown);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect
    .poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll))
    .toBeCloseTo(top, -1);

  const code = await gate(page, /\/assets\/searchIsland-/);
  await page.reload({ waitUntil: 'commit' });
  await code.reached;
  await waitForHydration(page);
  // The browser scrolls as far as it can in a page without results; what follows is later than what is saved then.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('scroll'));
    return new Promise((done) => setTimeout(done, 200));
  });
  code.open();

  await expect(results(page)).toHaveCount(shown);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('searches the version that was read before (search-page-form)', async ({ page, messages }) => {
  messages.allow(/status of 404/);
  await page.route(INDEX, () => undefined);
  // Not-found pages offer words of their URL.
  await page.goto('/python/docs/next/getting-startled');
  await waitForHydration(page);
  await main(page).getByRole('link', { name: 'Search for “getting startled”' }).click();

  await expect(box(page)).toHaveValue('getting startled');
  await expect(version(page)).toHaveValue('next');
  await expect(page).toHaveURL('/python/search?q=getting+startled&version=next');
  await expect(box(page)).toBeFocused();
});

test('begins with the preferred version and earlier searches (search-page-form, search-page-panel, search-page-results)', async ({
  page,
}) => {
  await page.route(INDEX, () => undefined);
  await page.addInitScript(() => {
    const hierarchy = { lvl0: 'Guides', lvl1: 'Writing tests' };
    const hit = { objectID: 'a', type: 'lvl1', url: '/docs/writing-tests', hierarchy };
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__playwright', JSON.stringify([hit]));
    localStorage.setItem('docs-preferred-version-default', 'current');
  });

  await open(page, '/search');
  await expect(version(page)).toHaveValue('next');
  await expect.poll(() => violationsInBothModes(page)).toEqual([]);
  await box(page).click();

  await expect(panel(page).getByRole('option')).toHaveText([/Writing tests/]);
  await expect(page).toHaveURL('/search');
});

test('names another edition, and keeps the query there (search-page-form)', async ({ page }) => {
  await open(page, '/search?q=expect_popup');
  await expect(main(page)).toContainText('Not in Node.js, but in Python:');

  await page.getByRole('button', { name: 'Edition: Node.js' }).click();
  await page.getByRole('link', { name: 'Python', exact: true }).first().click();

  await expect(page).toHaveURL('/python/search?q=expect_popup');
  await expect(page).toHaveTitle('Search results for "expect_popup" | Playwright Python');
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/python\//);
});

test('responds to its URL in every spelling', async ({ page }) => {
  await page.route(INDEX, () => undefined);
  for (const path of ['/search.html?q=click', '/Python/Search/?q=click']) {
    await open(page, path);

    await expect(box(page)).toHaveValue('click');
    await expect(heading(page, 'Search results for "click"')).toBeVisible();
  }
});

test('works below a folder of its host', async ({ page }) => {
  await openResults(page, `${originOf(SITES.sub)}/sub/search?q=seats`);

  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/sub\/docs\//);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says what it needs, and leads to lists of pages', async ({ page }) => {
    await page.goto('/python/search');

    await expect(main(page).getByText('Search needs JavaScript.')).toBeVisible();
    await expect(box(page)).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Guides' })).toBeVisible();
  });
});
