import type { Page } from '@playwright/test';
import { expect, heading, open, sidebar, test } from './site.ts';

// What is cached need not be fetched.
test.use({ reuseContext: false });

const DATA = '/data/docs/writing-tests.json';

const prefetched = (page: Page) =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Paths of the requests that code made, as opposed to the browser's own prefetching. */
function watchLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'script', 'xhr'].includes(request.resourceType())) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

test('prefetches links when they come into view (prefetch-in-view)', async ({ page }) => {
  await open(page, '/community/welcome');
  await expect.poll(() => prefetched(page)).toContain('/data/docs/intro.json');
  expect(await prefetched(page)).not.toContain(DATA);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  await expect.poll(() => prefetched(page)).toContain(DATA);
});

test('prefetches each page once, and nothing but pages of the site (prefetch-in-view)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched(page)).toContain('/data/community/welcome.json');
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  const all = await prefetched(page);
  const code = await page.locator('html').getAttribute('data-frame-scripts');
  const urls = all.filter((url) => !code?.split(' ').includes(url));

  expect(urls).toEqual([...new Set(urls)]);
  expect(urls.filter((url) => !/^\/(data\/.*|assets\/frame-.*)\.json$/.test(url))).toEqual([]);
  expect(urls).not.toContain('/data/docs/writing-tests.md.json');
});

test('prefetches all links at once where views cannot be observed (prefetch-in-view)', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  await open(page, '/community/welcome');

  await expect.poll(() => prefetched(page)).toContain(DATA);
});

test('loads the page under a finger or pointer, but not the one that has focus (preload-on-hover)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const loads = watchLoads(page);
  const links = sidebar(page).getByRole('link');
  await links.filter({ hasText: 'Setting up CI' }).focus();
  await links.filter({ hasText: 'Writing tests' }).dispatchEvent('touchstart');
  await expect.poll(() => loads).toContain(DATA);
  expect(loads).not.toContain('/data/docs/ci-intro.json');

  const brand = page.getByRole('link', { name: 'Playwright', exact: true });
  await brand.hover();
  await expect.poll(() => loads.join()).toMatch(/\/data\/index\.json.*HomePage/);
  // A click needs nothing more.
  const before = loads.length;
  await brand.click();

  await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
  expect(loads.slice(before)).toEqual([]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
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
  expect(await prefetched(page)).toEqual([]);
  expect(loads).toEqual([]);
  await entry.click();

  await expect(heading(page, 'Writing tests')).toBeVisible();
});

test('sends requests with credentials where links cannot prefetch (prefetch-fallback)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
    const withCredentials: boolean[] = [];
    Object.assign(window, { withCredentials });
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit): void {
        withCredentials.push(this.withCredentials);
        super.send(body);
      }
    };
  });
  const request = page.waitForRequest((one) => one.url().endsWith(DATA));

  await open(page, '/docs/intro');

  expect((await request).resourceType()).toBe('xhr');
  expect(await prefetched(page)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'withCredentials') as boolean[])).toContain(
    true,
  );
});

test('offers prefetch and preload to other scripts, each page once (prefetch-api)', async ({
  page,
}) => {
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
