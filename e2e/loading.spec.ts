import type { Page } from '@playwright/test';
import {
  block,
  expect,
  gate,
  heading,
  waitForHydration,
  markDocument,
  open,
  sidebar,
  test,
  watchRequests,
} from './site.ts';
import { originOf, SITES } from './sites.ts';

// What is cached need not load.
test.use({ ownContext: true, prefetches: true });

const FRAME = /assets\/frame-nodejs-stable-.*\.json/;
const SEARCH_CODE = /assets\/searchIsland-.*\.js/;
const NEXT_DATA = /data\/docs\/writing-tests\.json/;

const box = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => box(page).getByRole('button', { name: 'Retry' });
const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });
const clickNext = (page: Page) =>
  sidebar(page).getByRole('link', { name: 'Writing tests' }).click();

const watchDocuments = (page: Page) =>
  watchRequests(page, (request) => request.isNavigationRequest());
const documentsAt = (...paths: string[]) => paths.map((path) => originOf(SITES.main) + path);

test('shows neither spinner nor error when nothing fails (quiet-normal-load)', async ({ page }) => {
  await open(page, '/docs/intro');

  await expect(box(page)).toHaveCount(0);
  await expect(page.locator('#loader')).toHaveCount(0);
});

for (const [what, url, path, title] of [
  ['frame file', FRAME, '/docs/intro', 'Installation'],
  // At a path with a suffix, too.
  ['page code', SEARCH_CODE, '/search.html', 'Search the documentation'],
] as const) {
  test(`keeps the text and offers Retry without the ${what} (load-error-box, load-retry, first-load-failure)`, async ({
    page,
    messages,
  }) => {
    messages.allow(/ERR_FAILED|PageLoadError/);
    const blocked = await block(page, url);

    await page.goto(path);
    if (url === FRAME) await expect(toggle(page)).toBeDisabled();
    else await waitForHydration(page);
    await expect(box(page)).toContainText(/PageLoadError: Loading .* failed/);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const document = await markDocument(page);
    const before = blocked.count();
    await retry(page).click();
    await expect.poll(blocked.count).toBeGreaterThan(before);
    await expect(retry(page)).toHaveCount(1);
    await blocked.restore();
    await retry(page).click();

    await waitForHydration(page);
    await expect(box(page)).toHaveCount(0);
    await expect(toggle(page)).toBeEnabled();
    await expect.poll(document.isSame).toBe(true);
  });
}

test('shows the spinner when Retry takes more than 200 ms (loading-spinner)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED|PageLoadError/);
  await page.clock.install();
  const blocked = await block(page, FRAME);
  await page.goto('/docs/intro');
  await expect(retry(page)).toBeVisible();
  await blocked.restore();
  const frame = await gate(page, FRAME);
  await page.clock.pauseAt(Date.now() + 60_000);

  await retry(page).click();
  await frame.reached;
  await page.clock.runFor(199);
  await expect(page.locator('#loader')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('status')).toHaveText('Loading…');
  await expect(page.locator('#loader')).toBeVisible();

  await page.clock.resume();
  frame.open();
  await waitForHydration(page);
  await expect(page.locator('#loader')).toHaveCount(0);
});

test('loads the new URL once in full without its data (navigation-load-failure)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED|PageLoadError/);
  await block(page, NEXT_DATA);
  await open(page, '/docs/intro');
  const documents = watchDocuments(page);

  await clickNext(page);

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await waitForHydration(page);
  await expect(page).toHaveURL('/docs/writing-tests');
  expect(documents).toEqual(documentsAt('/docs/writing-tests'));
  expect(messages.all().filter((text) => /^warning: .*PageLoadError/.test(text))).toHaveLength(1);
});

test('ends with the error message while the code stays missing (navigation-load-failure, first-load-failure)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED|PageLoadError|status of 404/);
  await block(page, SEARCH_CODE);
  await open(page, '/docs/nope');
  const documents = watchDocuments(page);

  await page.getByRole('link', { name: /^Search for/ }).click();
  await expect(page).toHaveTitle(/^Search the documentation/);
  await waitForHydration(page);

  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Guides' })).toBeVisible();
  // A loop would have begun before.
  expect(documents).toEqual(documentsAt('/search?q=nope'));
});
