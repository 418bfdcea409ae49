import type { Page } from '@playwright/test';
import { expect, heading, open, test, waitForHydration, waitForPaint } from './site.ts';
import { originOf, SITES } from './sites.ts';

test.beforeEach(({ messages }) => messages.allow(/status of 404|PageLoadError/));

const main = (page: Page) => page.getByRole('main');

test('leads on from the page of the edition (not-found-page)', async ({ page }) => {
  const response = await page.goto('/dotnet/nope.html');
  await waitForHydration(page);

  expect(response?.status()).toBe(404);
  await expect(heading(page, 'There is no page at this URL.')).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found \| Playwright/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await main(page).getByRole('link', { name: 'docs: getting started' }).click();
  await expect(heading(page, 'Installation')).toBeVisible();
});

test('offers the same page in other editions and versions (not-found-page)', async ({ page }) => {
  const full = originOf(SITES.full);
  await open(page, `${full}/python/docs/trapdoor`);
  await expect(
    main(page).getByRole('heading', { name: 'In other editions and versions' }),
  ).toBeVisible();
  await expect(heading(page, 'This page is not available for Python.')).toBeVisible();

  await main(page).getByRole('link', { name: 'Trapdoor', exact: true }).click();

  await expect(page).toHaveURL(`${full}/docs/next/trapdoor`);
});

test('offers similar pages, leads on without their list (not-found-page)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  await page.route('**/data/pages.json', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/pages.json'));
  await open(page, '/python/docs/writing-test');
  await failure;
  await waitForPaint(page);
  await expect(main(page).getByRole('link', { name: 'Java home page' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Did you mean' })).toHaveCount(0);

  await page.unroute('**/data/pages.json');
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(page).toHaveURL('/python/docs/writing-tests');
});

// Not every host knows a not-found page for each folder.
test('shows every page from a single not-found page (not-found-page, not-found-in-docs)', async ({
  page,
}) => {
  const response = await page.request.get('/404.html');
  const body = await response.text();

  for (const [path, name] of [
    ['/java/nope', 'There is no page at this URL.'],
    ['/docs/next/nope', 'Page Not Found'],
    ['/DOCS/Intro', 'Installation'],
    ['/docs/labs/locators/', 'Locator lab'],
  ] as const) {
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await open(page, path);
    await expect(heading(page, name)).toBeVisible();
  }
});

test('ends dead links in their tree and version (navigation-load-failure, not-found-page, not-found-in-docs)', async ({
  page,
}) => {
  await open(page, '/docs/next/pom');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/docs/next/gone',
      textContent: 'Gone',
    });
    document.querySelector('h1')?.after(link);
  });

  await page.getByRole('link', { name: 'Gone' }).click();

  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page).toHaveURL('/docs/next/gone');
  await waitForHydration(page);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'docs: getting started' })).toHaveAttribute(
    'href',
    '/docs/next/intro',
  );
  await expect(page.getByRole('button', { name: 'Version: Next' })).toBeVisible();
});
