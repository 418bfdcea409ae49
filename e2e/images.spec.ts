import type { Page } from '@playwright/test';
import { expect, gate, open, test, waitForPaint, watchRequests, watchShifts } from './site.ts';

// Clips wait for a press where data is saved.
test.use({ prefetches: true });

const PICTURES = /assets\/images\/.*\.webp/;

/** The picture at the start of the list, without its blurred placeholder. */
const picture = (page: Page) => page.getByRole('main').getByRole('img').first();
const blur = (page: Page) => page.locator('.picture-blur').first();

/** The file that the browser has chosen for the picture. */
const source = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.currentSrc);

/** The width of the file, 0 before it is loaded. */
const width = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

test('moves nothing when images load (progressive-images)', async ({ page }) => {
  const shifts = await watchShifts(page);
  const pictures = await gate(page, PICTURES);
  await open(page, '/docs/intro');
  await picture(page).scrollIntoViewIfNeeded();
  await pictures.reached;
  const after = page.locator('figure.picture + *').first();
  const offset = () => after.evaluate((element) => (element as HTMLElement).offsetTop);
  const before = await offset();
  await expect(blur(page)).toHaveCSS('opacity', '1');
  const height = async () => (await picture(page).boundingBox())?.height;
  await expect.poll(height).toBeGreaterThan(100);

  pictures.open();

  await expect(blur(page)).toHaveCSS('opacity', '0');
  await expect.poll(() => width(page)).toBeGreaterThan(0);
  await expect.poll(offset).toBe(before);
  for (const image of await page.getByRole('main').getByRole('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  }
  // A shift is reported after the frame that it is in.
  await waitForPaint(page);
  await expect.poll(shifts).toEqual([]);
});

test('loads screenshots of tools in the mode of the page', async ({ page }) => {
  const requested = watchRequests(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/intro');
  await picture(page).scrollIntoViewIfNeeded();
  await expect.poll(() => source(page)).toMatch(/html-report-dark-.*\.webp$/);
  await expect.poll(() => width(page)).toBeGreaterThan(0);
  expect(requested.filter((url) => /html-report-(?!dark)/.test(url))).toEqual([]);

  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  await picture(page).scrollIntoViewIfNeeded();

  await expect.poll(() => source(page)).toMatch(/html-report-(?!dark).*\.webp$/);
});

test('shows screenshots in the mode of the system without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();

  await page.goto('/docs/intro');

  await expect(page.locator('.picture-dark').first()).toBeVisible();
  await expect(page.locator('.picture-light').first()).toBeHidden();
  await context.close();
});

test('tries a failed image again, in the width that fits (progressive-images)', async ({
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
  await expect.poll(() => source(page)).toMatch(/-640\.webp$/);
});

test('enlarges an image in the mode of the page (image-zoom)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/intro');
  const link = page.getByRole('link', { name: /^Enlarge image: HTML report/ }).first();
  const before = await link.boundingBox();
  await link.scrollIntoViewIfNeeded();
  const dialog = page.getByRole('dialog', { name: 'Enlarged image' });
  const enlarged = dialog.getByRole('img');

  // Until its code has loaded, the link leads to the file.
  await expect(link).toHaveAttribute('data-enhanced');
  await link.press('Enter');

  await expect(enlarged).toHaveAttribute('src', /html-report-dark-\w+-2080\.webp$/);
  await expect(enlarged).toHaveAccessibleName(/HTML report/);
  const size = async () => (await enlarged.boundingBox())!;
  expect((await size()).width).toBeGreaterThan(2 * before!.width);
  expect((await size()).x).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.setViewportSize({ width: 1600, height: 900 });
  await link.click();
  // Both sides fit, unless the tool would be smaller than on a screen.
  await expect.poll(size).toMatchObject({ x: 280, width: 1040 });
  await enlarged.click();
  await expect(dialog).toHaveCount(0);
});

test('loads and plays a clip when its link is pressed (silent-clips)', async ({ page }) => {
  const requests = watchRequests(page, (request) => /\.(webm|mp4)$/.test(request.url()));
  await open(page, '/docs/test-ui-mode');
  const link = page.getByRole('link', { name: /^Play clip: / }).first();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('data-enhanced');
  await waitForPaint(page);
  expect(requests).toEqual([]);

  await link.press('Enter');

  const video = page.getByRole('dialog', { name: 'Clip' }).locator('video');
  const state = () => video.evaluate((clip: HTMLVideoElement) => clip.readyState);
  await expect.poll(state).toBeGreaterThan(1);
  await expect(video).toHaveAttribute('controls');
  await expect(video).toHaveAttribute('poster', /-time-travel-\w+-\d+\.webp$/);
  await expect(video).toHaveAttribute('aria-label', /^Three actions of a booking are clicked/);
  await expect(video).toHaveJSProperty('defaultMuted', true);
  await video.click();
  await expect(video).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(video).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('waits with a clip under reduced motion (silent-clips)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = watchRequests(page, (request) => /\.(webm|mp4)$/.test(request.url()));
  await open(page, '/docs/test-ui-mode');
  const link = page.getByRole('link', { name: /^Play clip: / }).first();
  await expect(link).toHaveAttribute('data-enhanced');

  await link.press('Enter');

  const video = page.getByRole('dialog', { name: 'Clip' }).locator('video');
  await expect(video).toHaveJSProperty('paused', true);
  await waitForPaint(page);
  expect(requests).toEqual([]);
  await video.evaluate((clip: HTMLVideoElement) => clip.play());
  await expect(video).toHaveJSProperty('paused', false);
  expect(requests).not.toEqual([]);
});

test('links to the file of a clip without scripts (silent-clips)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/docs/test-ui-mode');
  const link = page.getByRole('link', { name: /^Play clip: / }).first();

  const response = await page.request.get((await link.getAttribute('href')) ?? '');

  expect(response.headers()['content-type']).toBe('video/mp4');
  await context.close();
});
