import type { Page } from '@playwright/test';
import { expect, heading, open, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

test.use({ baseURL: originOf(SITES.full) });

const bar = (page: Page) => page.getByRole('banner', { name: 'Announcement' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' });
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('docusaurus.announcement.id'),
    localStorage.getItem('docusaurus.announcement.dismiss'),
  ]);

test('comes with a new id, above the navbar (announcement-bar, announcement-dismissal)', async ({
  page,
}) => {
  // One that the reader has closed.
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'season-0');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/docs/intro');

  await expect(bar(page)).toContainText('The season has begun. See the stage');
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/docs/intro');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect.poll(() => bar(page).boundingBox()).toMatchObject({ y: 0, height: 30 });
  await expect(close(page).locator('svg')).toHaveCSS('width', '14px');
  await expect(close(page).locator('svg')).toHaveAttribute('stroke-width', '3.1');
  await expect.poll(() => stored(page)).toEqual(['season-1', 'false']);
});

test('stays closed in all tabs, without a flash (announcement-dismissal, storage-sync)', async ({
  page,
  context,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  const other = await context.newPage();
  await open(other, '/docs/lights');
  await open(page, '/docs/intro');
  await expect.poll(() => stored(page)).toEqual(['season-1', 'false']);
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual(['season-1', 'true']);
  await expect(bar(other)).toHaveCount(0);

  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/lights');

  await expect(heading(page, 'Lights')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('can be read but not closed without scripts (announcement-bar)', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: originOf(SITES.full),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/docs/intro');

  await expect(bar(page)).toBeVisible();
  await expect(close(page)).toBeHidden();
  await context.close();
});
