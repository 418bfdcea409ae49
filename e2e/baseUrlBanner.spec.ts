import { expect, open, test } from './site.ts';

const banner = '#__docusaurus-base-url-issue-banner-container';

test('explains a wrong base URL where nothing loads (base-url-banner)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  await page.route(/\.(js|css)$/, (route) => route.abort());

  await page.goto('/');

  const box = page.locator(banner);
  await expect(box).toBeVisible();
  await expect(box).toContainText('Your Docusaurus site did not load properly.');
  await expect(box).toContainText('A very common reason is a wrong site baseUrl configuration.');
  await expect(box).toContainText('Current configured baseUrl = / (default value)');
  await expect(box).toContainText('We suggest trying baseUrl = /');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCSS(
    'background-color',
    'rgb(255, 230, 179)',
  );
});

test('stays hidden where the styles load (base-url-banner)', async ({ page, messages }) => {
  messages.allow(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());

  await page.goto('/');

  await expect(page.locator(banner)).toBeAttached();
  await expect(page.locator(banner)).toBeHidden();
});

test('is not there where all is well (base-url-banner)', async ({ page }) => {
  await open(page, '/');

  await expect(page.locator(banner)).toHaveCount(0);
});

test('is not there on other pages (base-url-banner)', async ({ page, messages }) => {
  messages.allow(/ERR_FAILED/);
  await page.route(/\.(js|css)$/, (route) => route.abort());

  await page.goto('/docs/intro');

  await expect(page.locator(banner)).toHaveCount(0);
});
