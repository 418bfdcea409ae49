import type { Page } from '@playwright/test';
import { expect, heading, open, sidebar, test, waitForPaint, watchRequests } from './site.ts';

// What is cached need not be fetched.
test.use({ ownContext: true, prefetches: true });

const DATA = '/data/docs/writing-tests.json';

const prefetched = (page: Page) =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Requests that code made, as opposed to the browser's own prefetching. */
const watchLoads = (page: Page) =>
  watchRequests(page, (request) => ['fetch', 'script', 'xhr'].includes(request.resourceType()));

test('prefetches links in view, each page once (prefetch-in-view)', async ({ page }) => {
  await open(page, '/community/welcome');
  await expect.poll(() => prefetched(page)).toContain('/data/docs/intro.json');
  await waitForPaint(page);
  const inView = await prefetched(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched(page)).toContain(DATA);
  expect(inView).not.toContain(DATA);

  await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
  await expect(heading(page, 'Installation')).toBeVisible();
  // An entry of the sidebar.
  await expect.poll(() => prefetched(page)).toContain('/data/docs/codegen-intro.json');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await waitForPaint(page);

  const urls = await prefetched(page);
  expect(urls).toEqual([...new Set(urls)]);
  expect(urls.filter((url) => !/^\/(data\/.*|assets\/frame-.*)\.json$/.test(url))).toEqual([]);
  expect(urls).not.toContain('/data/docs/intro.md.json');
});

test('loads the page under finger or pointer, not the focused (preload-on-hover)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const loads = watchLoads(page);
  const links = sidebar(page).getByRole('link');
  await links.filter({ hasText: 'Setting up CI' }).focus();
  await links.filter({ hasText: 'Writing tests' }).dispatchEvent('touchstart');
  await expect.poll(() => loads.join()).toContain(DATA);
  expect(loads.join()).not.toContain('/data/docs/ci-intro.json');

  const brand = page.getByRole('link', { name: 'Playwright', exact: true });
  const file = page.waitForEvent('requestfinished', (one) => /data\/index\.json/.test(one.url()));
  await brand.hover();
  await file;
  const later = watchLoads(page);
  await brand.click();
  await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
  expect(later).toEqual([]);
});

test('spares a slow connection, yet navigates (slow-connection)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
  });
  await open(page, '/docs/intro');
  const loads = watchLoads(page);
  const entry = sidebar(page).getByRole('link', { name: 'Writing tests' });

  await entry.hover();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await waitForPaint(page);
  await expect.poll(() => prefetched(page)).toEqual([]);
  // What the page itself needs is no prefetching.
  expect(loads.filter((url) => /\/data\/|\/frame-/.test(url))).toEqual([]);
  await entry.click();

  await expect(heading(page, 'Writing tests')).toBeVisible();
});

test('offers prefetch and preload to other scripts (prefetch-api)', async ({ page }) => {
  await open(page, '/');

  const responses = await page.evaluate(async () => {
    const api = Reflect.get(window, 'docusaurus') as Record<
      'prefetch' | 'preload',
      (path: string) => Promise<void> | false
    >;
    const path = '/java/docs/next/ci-intro';
    const first = [api.prefetch(path), api.prefetch(path), api.preload(path), api.preload(path)];
    const after = api.prefetch(path);
    await Promise.all(first.filter((response) => response !== false));
    return {
      isFrozen: Object.isFrozen(api),
      skipped: [...first, after].map((response) => response === false),
    };
  });

  expect(responses).toEqual({ isFrozen: true, skipped: [false, true, false, true, true] });
});
