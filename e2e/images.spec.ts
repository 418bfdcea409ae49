import type { Page } from '@playwright/test';
import { expect, gate, open, test, watchShifts } from './site.ts';

const PICTURES = /assets\/images\/.*\.webp/;

/** The picture at the start of the list, without its blurred placeholder. */
const picture = (page: Page) => page.getByRole('main').getByRole('img').first();
const blur = (page: Page) => page.locator('.picture-blur').first();

test('reserves the space of an image while it loads, behind a blurred one (progressive-images)', async ({
  page,
}) => {
  const pictures = await gate(page, PICTURES);
  const shifts = await watchShifts(page);
  await open(page, '/docs/intro');
  await picture(page).scrollIntoViewIfNeeded();
  await pictures.reached;
  const after = page.locator('figure.picture + *').first();
  const offset = () => after.evaluate((element) => (element as HTMLElement).offsetTop);
  const before = await offset();
  await expect(blur(page)).toHaveCSS('opacity', '1');
  const height = (await picture(page).boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(100);

  pictures.open();

  await expect(blur(page)).toHaveCSS('opacity', '0');
  expect(
    await picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  expect(await offset()).toBe(before);

  for (const image of await page.getByRole('main').getByRole('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  }
  expect(await shifts()).toEqual([]);
});

test('loads screenshots of the tools in the color mode of the page, with and without scripts', async ({
  page,
  browser,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/intro');
  await picture(page).scrollIntoViewIfNeeded();
  const source = () => picture(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toMatch(/html-report-dark-.*\.webp$/);
  expect(requested.filter((url) => /html-report-(?!dark)/.test(url))).toEqual([]);

  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  await picture(page).scrollIntoViewIfNeeded();
  await expect.poll(source).toMatch(/html-report-(?!dark).*\.webp$/);

  const plain = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const still = await plain.newPage();
  await still.goto(page.url());
  await expect(still.locator('.picture-dark').first()).toBeVisible();
  await expect(still.locator('.picture-light').first()).toBeHidden();
  await plain.close();
});

test('says what is wrong with an image that does not load, and tries again in the width that fits (progressive-images)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  await page.route(PICTURES, (route) => route.abort());
  await page.setViewportSize({ width: 500, height: 800 });
  await open(page, '/docs/intro');
  await picture(page).scrollIntoViewIfNeeded();
  const figure = page.locator('figure.picture').first();
  const failed = figure.getByRole('button', { name: 'Error. Click to reload' });
  await expect(failed).toBeVisible();

  await page.unroute(PICTURES);
  await failed.click();

  await expect(blur(page)).toHaveCSS('opacity', '0');
  await expect(failed).toHaveCount(0);
  expect(await picture(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /-640\.webp$/,
  );
});
