import { expect, test, waitForHydration } from './site.ts';

const banner = '#__docusaurus-base-url-issue-banner-container';

test('explains a wrong base URL where nothing loads (base-url-banner)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.route(/\.css$/, (route) => route.abort());

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

  // The styles hide it.
  await page.unroute(/\.css$/);
  await page.reload();
  await expect(box).toBeAttached();
  await expect(box).toBeHidden();

  // The app removes it.
  await page.unroute(/\.js$/);
  await page.reload();
  await waitForHydration(page);
  await expect(box).toHaveCount(0);
});
