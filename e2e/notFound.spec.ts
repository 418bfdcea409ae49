import type { Page } from '@playwright/test';
import { expect, heading, open, test, waitForHydration, waitForPaint } from './site.ts';
import { originOf, SITES } from './sites.ts';

test.beforeEach(({ messages }) => messages.allow(/status of 404|PageLoadError/));

const main = (page: Page) => page.getByRole('main');

test('leads on from the page of the edition (not-found-page)', async ({ page }) => {
  const response = await page.goto('/dotnet/nope.html');
  await waitForHydration(page);

  expect(response?.status()).toBe(404);
  await expect(heading(page, 'This page is not available for .NET.')).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found \| Playwright/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await main(page).getByRole('link', { name: 'docs: getting started' }).click();
  await expect(heading(page, 'Installation')).toBeVisible();
});

test('stays in the tree and the version of the URL (not-found-in-docs)', async ({ page }) => {
  await open(page, '/docs/next/nope');

  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'docs: getting started' })).toHaveAttribute(
    'href',
    '/docs/next/intro',
  );
  await expect(page.getByRole('button', { name: 'Version: Next' })).toBeVisible();
});

test('offers pages with a similar name (not-found-page)', async ({ page }) => {
  await open(page, '/python/docs/writing-test');

  await main(page).getByRole('link', { name: 'Writing tests' }).click();

  await expect(page).toHaveURL('/python/docs/writing-tests');
});

test('offers the same page in other editions and versions (not-found-page)', async ({ page }) => {
  const full = originOf(SITES.full);
  await open(page, `${full}/python/docs/trapdoor`);
  await expect(
    main(page).getByRole('heading', { name: 'In other editions and versions' }),
  ).toBeVisible();

  await main(page).getByRole('link', { name: 'Trapdoor', exact: true }).click();

  await expect(page).toHaveURL(`${full}/docs/next/trapdoor`);
});

test('leads on without suggestions when their list is missing (not-found-page)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  await page.route('**/data/pages.json', (route) => route.abort());

  const failure = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/pages.json'));
  await open(page, '/docs/writing-test');
  await failure;
  await waitForPaint(page);

  await expect(main(page).getByRole('link', { name: 'Python home page' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Did you mean' })).toHaveCount(0);
});

// Not every host knows a not-found page for each folder.
for (const [path, name] of [
  ['/java/nope', 'This page is not available for Java.'],
  ['/docs/next/nope', 'Page Not Found'],
  ['/DOCS/Intro', 'Installation'],
  ['/docs/labs/locators/', 'Locator lab'],
] as const) {
  test(`shows “${name}” in a single not-found page (not-found-page, not-found-in-docs)`, async ({
    page,
  }) => {
    const response = await page.request.get('/404.html');
    const body = await response.text();
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );

    await open(page, path);

    await expect(heading(page, name)).toBeVisible();
  });
}

test('appears at the end of a dead link (navigation-load-failure, not-found-page)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/docs/gone',
      textContent: 'Gone',
    });
    document.querySelector('h1')?.after(link);
  });

  await page.getByRole('link', { name: 'Gone' }).click();

  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page).toHaveURL('/docs/gone');
});
