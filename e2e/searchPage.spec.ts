import type { Page } from '@playwright/test';
import { colorViolations, endTransitions, violations } from './axe.ts';
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

const INDEX = /\/assets\/search\//;

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('combobox', { name: 'Search' });
const version = (page: Page) => main(page).getByRole('combobox', { name: 'Version' });
const panel = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const results = (page: Page) => main(page).getByRole('article');
const count = (page: Page) => main(page).getByRole('status');
const query = (page: Page) => new URL(page.url()).search;

/** Opens the search page of a URL and waits for its results. */
async function openResults(page: Page, path = '/search?q=click'): Promise<void> {
  await open(page, path);
  await expect(count(page)).toHaveText(/documents found/);
}

/** Scrolls to the end of the list, until there are more results than one page has. */
async function readOn(page: Page): Promise<number> {
  await expect(results(page)).toHaveCount(15);
  await main(page).getByText('Fetching new results...').scrollIntoViewIfNeeded();
  await expect.poll(() => results(page).count()).toBeGreaterThan(15);
  await expect.poll(() => page.evaluate(areResultsComplete)).toBe(true);
  return results(page).count();
}

/** Whether no texts are on their way any more, which would change the order of results. */
function areResultsComplete(): boolean | undefined {
  const { results } = history.state as { results?: { found: { isPartial: boolean } } };
  return results && !results.found.isPartial;
}

test('asks for a query, in a text field that has focus (search-page-form)', async ({ page }) => {
  await open(page, '/search');

  await expect(heading(page, 'Search the documentation')).toBeVisible();
  await expect(page).toHaveTitle('Search the documentation | Playwright');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute('type', 'search');
  await expect(box(page)).toHaveAttribute('name', 'q');
  await expect(box(page)).toHaveAttribute('placeholder', 'Type your search here');
  await expect(box(page)).toHaveAttribute('autocomplete', 'off');
  await expect(box(page)).toHaveAttribute('maxlength', '64');
  await expect(page.locator('html')).toHaveClass(
    /(^| )search-page-wrapper plugin-search-algolia( |$)/,
  );
});

test('keeps what is typed in the URL, without a new history entry (search-page-form)', async ({
  page,
}) => {
  await open(page, '/search');
  const { isSame } = await markDocument(page);
  const length = await page.evaluate(() => history.length);

  await box(page).pressSequentially('click');
  await expect(page).toHaveURL('/search?q=click');
  await expect(heading(page, 'Search results for "click"')).toBeVisible();
  await expect(page).toHaveTitle('Search results for "click" | Playwright');
  await expect(count(page)).toHaveText(/^\d+ documents found$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await expect(box(page)).toBeFocused();
  await expect(page.locator('#route-announcer')).toHaveText('');

  await box(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(heading(page, 'Search the documentation')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

test('reads the query of the URL and prevents submitting (search-page-form)', async ({ page }) => {
  await openResults(page);
  const { isSame } = await markDocument(page);

  await expect(box(page)).toHaveValue('click');
  await box(page).press('Enter');

  await expect(results(page).first()).toBeVisible();
  expect(await isSame()).toBe(true);
});

test('keeps what was typed before the scripts came (search-page-form)', async ({
  page,
  messages,
}) => {
  // The reader is faster than the attribute of the field.
  messages.allow(/Autofocus processing was blocked/);
  const scripts = await gate(page, /\/assets\/entry-/);
  await page.goto('/search', { waitUntil: 'commit' });
  await scripts.reached;
  await box(page).fill('goto');

  scripts.open();
  await waitForHydration(page);

  await expect(page).toHaveURL('/search?q=goto');
  await expect(count(page)).toHaveText(/found/);
});

test('is a form that works before the scripts come (search-page-form)', async ({
  page,
  messages,
}) => {
  messages.allow(/Autofocus processing was blocked/);
  const scripts = await gate(page, /\/assets\/entry-/);
  await page.goto('/python/search', { waitUntil: 'commit' });
  await scripts.reached;
  await box(page).fill('goto');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/python/search?q=goto&version=stable');

  scripts.open();
  await waitForHydration(page);

  await expect(page).toHaveURL('/python/search?q=goto&version=stable');
  await expect(count(page)).toHaveText(/found/);
});

test('shows title, trail and text of each result (search-page-results, hit-urls)', async ({
  page,
}) => {
  await openResults(page, '/search?q=assertions');

  for (const result of await results(page).all()) {
    const link = result.getByRole('heading', { level: 2 }).getByRole('link');
    await expect(link).toHaveAttribute('href', /^\/(docs|community)?\/?[^:]*$/);
    await expect(result.getByRole('navigation', { name: 'breadcrumbs' })).toBeVisible();
  }
  await expect(results(page).locator('mark').first()).toHaveText(/assert/i);
});

test('follows a result in the app (hit-urls)', async ({ page }) => {
  await openResults(page, '/search?q=trace+viewer');
  const { isSame } = await markDocument(page);
  const link = results(page).first().getByRole('link');
  const href = await link.getAttribute('href');

  await link.click();

  await expect(page).toHaveURL(href ?? '');
  await expect(box(page)).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

test('says that nothing was found (search-page-results)', async ({ page }) => {
  await open(page, '/search?q=zzzqqxw');

  await expect(count(page)).toHaveText('No results were found');
  await expect(results(page)).toHaveCount(0);
});

test('turns a ring, with words for screen readers, while it searches (search-page-results)', async ({
  page,
}) => {
  const index = await gate(page, INDEX);
  await open(page, '/search?q=click');
  await index.reached;

  await expect(main(page).getByText('Searching…')).toBeAttached();
  index.open();

  await expect(count(page)).toHaveText(/documents found/);
  await expect(main(page).getByText('Searching…')).toHaveCount(0);
});

test('loads more results at the end of the list (search-page-results)', async ({ page }) => {
  await openResults(page);

  const more = await readOn(page);

  expect(more).toBeLessThanOrEqual(30);
});

test('loads more results with a button (search-page-results)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openResults(page);
  await expect(results(page)).toHaveCount(15);

  await main(page).getByRole('button', { name: 'More results' }).focus();
  await page.keyboard.press('Enter');

  await expect.poll(() => results(page).count()).toBeGreaterThan(15);
});

test('says that nobody could respond, and tries again (search-page-results)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  const index = await block(page, INDEX);
  await open(page, '/search?q=click');
  const alert = main(page).getByRole('alert');

  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await index.restore();
  await alert.getByRole('button', { name: 'Retry' }).click();

  await expect(count(page)).toHaveText(/documents found/);
  await expect(alert).toHaveCount(0);
});

test('comes back to the same results at the same place (search-page-results)', async ({ page }) => {
  await openResults(page);
  const shown = await readOn(page);
  const link = results(page).nth(16).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(500);
  await link.click();
  await expect(box(page)).toHaveCount(0);

  await page.goBack();

  await expect(box(page)).toHaveValue('click');
  await expect(results(page)).toHaveCount(shown);
  expect(await scrollTop(page)).toBe(top);
});

test('keeps results and place on reload (search-page-results)', async ({ page }) => {
  await openResults(page);
  const shown = await readOn(page);
  await results(page).nth(16).scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  await expect
    .poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll))
    .toBeCloseTo(top, -1);

  await page.reload();
  await waitForHydration(page);

  await expect(results(page)).toHaveCount(shown);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('searches the version that is chosen, and keeps it in the URL (search-page-form)', async ({
  page,
}) => {
  await openResults(page);
  await expect(version(page)).toHaveValue('stable');

  await version(page).selectOption('Next');

  await expect(page).toHaveURL('/search?q=click&version=next');
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /\/docs\/next\//);
});

test('searches the version that was read before (search-page-form)', async ({ page }) => {
  await open(page, '/docs/next/intro');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/docs/"]');
    if (link) link.href = '/search?q=click';
    link?.click();
  });

  await expect(version(page)).toHaveValue('next');
  await expect(page).toHaveURL('/search?q=click&version=next');
  await expect(box(page)).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
});

test('searches the version that the reader prefers (search-page-form)', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'current'));

  await open(page, '/search');

  await expect(version(page)).toHaveValue('next');
  expect(query(page)).toBe('');
});

test('searches each edition on a separate page, and keeps the query in between (search-page-form)', async ({
  page,
}) => {
  await openResults(page, '/search?q=get_by_role');

  await page.getByRole('button', { name: 'Edition: Node.js' }).click();
  await page.getByRole('link', { name: 'Python', exact: true }).first().click();

  await expect(page).toHaveURL('/python/search?q=get_by_role');
  await expect(page).toHaveTitle('Search results for "get_by_role" | Playwright Python');
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/python\//);
});

test('names another edition that has what this one lacks', async ({ page }) => {
  await open(page, '/search?q=expect_popup');

  await expect(main(page)).toContainText('Not in Node.js, but in Python:');
});

test.describe('suggestions', () => {
  test('open on typing and close on Escape; a second Escape clears the query (search-page-panel)', async ({
    page,
  }) => {
    await open(page, '/search');
    await expect(panel(page)).toHaveCount(0);

    await box(page).pressSequentially('click');
    await expect(panel(page)).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await panel(page).getByRole('option').count()).toBeLessThanOrEqual(5);

    await box(page).press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('click');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');

    await box(page).press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(page).toHaveURL('/search');
  });

  test('are walked through by arrow keys and followed by Enter (search-page-panel)', async ({
    page,
  }) => {
    await open(page, '/search');
    await box(page).pressSequentially('goto');
    const options = panel(page).getByRole('option');
    await expect(options.first()).toBeVisible();

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

  test('close on submit and on blur, and open on focus', async ({ page }) => {
    await openResults(page);
    await expect(panel(page)).toHaveCount(0);

    await version(page).focus();
    await box(page).focus();
    await expect(panel(page)).toBeVisible();
    await box(page).press('Enter');
    await expect(panel(page)).toHaveCount(0);
    await box(page).press('ArrowDown');
    await expect(panel(page)).toBeVisible();
    await version(page).focus();

    await expect(panel(page)).toHaveCount(0);
  });

  test('are followed by a click', async ({ page }) => {
    await open(page, '/search');
    await box(page).pressSequentially('goto');
    const option = panel(page).getByRole('option').first();
    const href = await option.getAttribute('href');

    await option.click();

    await expect(page).toHaveURL(href ?? '');
  });

  test('offer earlier searches in an empty text field', async ({ page }) => {
    await page.addInitScript(() => {
      const hierarchy = { lvl0: 'Guides', lvl1: 'Writing tests' };
      const hit = { objectID: 'a', type: 'lvl1', url: '/docs/writing-tests', hierarchy };
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__playwright', JSON.stringify([hit]));
    });
    await open(page, '/search');

    await box(page).click();

    await expect(panel(page).getByRole('option')).toHaveText([/Writing tests/]);
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`has nothing that axe objects to, in ${scheme} mode`, async ({ page, messages }) => {
    const find = scheme === 'light' ? violations : colorViolations;
    messages.allow(/ERR_FAILED/);
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, '/search');
    await endTransitions(page);
    expect(await find(page)).toEqual([]);

    await openResults(page);
    expect(await find(page)).toEqual([]);

    await box(page).click();
    await box(page).press('ArrowDown');
    await expect(panel(page)).toBeVisible();
    expect(await find(page)).toEqual([]);

    await open(page, '/search?q=zzzqqxw');
    await expect(count(page)).toHaveText('No results were found');
    expect(await find(page)).toEqual([]);

    await block(page, INDEX);
    await open(page, '/java/search?q=click');
    await expect(main(page).getByRole('alert')).toBeVisible();
    expect(await find(page)).toEqual([]);
  });
}

test('moves nothing when results arrive', async ({ page }) => {
  const shifts = await watchShifts(page);
  await openResults(page);

  expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

for (const width of [320, 390, 768, 996]) {
  test(`fits a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openResults(page);
    await box(page).click();

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('asks search engines to follow but not to keep it, and is in the sitemap (indexing-rules)', async ({
  page,
  request,
}) => {
  await page.goto('/java/search');

  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('meta[property=robots]')).toHaveCount(0);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/search', '/python/search', '/java/search', '/dotnet/search']) {
    expect(sitemap).toContain(`<loc>https://playbill.example${path}</loc>`);
  }
});

for (const [typed, path] of [
  ['/search.html?q=click', '/search?q=click'],
  ['/search/?q=click', '/search?q=click'],
  ['/Python/Search?q=click', '/python/search?q=click'],
] as const) {
  test(`responds to ${typed}`, async ({ page }) => {
    await openResults(page, typed);

    const { pathname, search } = new URL(page.url());
    expect((pathname + search).toLowerCase().replace(/\.html|\/(?=\?)/, '')).toBe(path);
  });
}

test('works below a folder of its host', async ({ page }) => {
  await openResults(page, `${originOf(SITES.sub)}/sub/search?q=click`);

  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/sub\/docs\//);
});

test('is offered by the not-found page, with the words of the URL', async ({ page, messages }) => {
  messages.allow(/status of 404/);
  await page.goto('/python/docs/getting-startled');
  await waitForHydration(page);

  await main(page).getByRole('link', { name: 'Search for “getting startled”' }).click();

  await expect(page).toHaveURL('/python/search?q=getting+startled');
  await expect(box(page)).toHaveValue('getting startled');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says what it needs and leads to the lists of pages', async ({ page, messages }) => {
    messages.allow(/preloaded using link preload but not used/);
    await page.goto('/python/search');

    await expect(main(page).getByText('Search needs JavaScript.')).toBeVisible();
    await expect(box(page)).toHaveCount(0);
    for (const [name, path] of [
      ['Guides', '/python/docs/intro'],
      ['API reference', '/python/docs/api/class-playwright'],
      ['Community', '/python/community/welcome'],
    ] as const) {
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });
});
