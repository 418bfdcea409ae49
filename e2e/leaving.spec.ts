import type { Page } from '@playwright/test';
import { expect, heading, isAlive, open, sidebar, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

const FRAME = /assets\/frame-nodejs-stable-.*\.json/;
const NEXT_DATA = /data\/docs\/writing-tests\.json/;
const ELSEWHERE = `${originOf(SITES.stage)}/docs/intro`;

/** Holds requests back until the test has them fail, as Firefox and WebKit do when a reader leaves. */
async function hold(page: Page, url: RegExp) {
  let reach = (): void => undefined;
  let fail = (): void => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(url, async (route) => {
    reach();
    await failed;
    await route.abort();
  });
  return { reached, fail: () => fail() };
}

/** Starts for another site, and has what is loading fail before that site responds. */
async function startToLeave(page: Page, loading: { fail: () => void }) {
  let reach = (): void => undefined;
  let respond: (hasPage: boolean) => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const response = new Promise<boolean>((resolve) => (respond = resolve));
  await page.route(ELSEWHERE, async (route) => {
    reach();
    // Without a page the browser stays where it is.
    await ((await response) ? route.continue() : route.fulfill({ status: 204 }));
  });
  await page.evaluate((url) => {
    location.href = url;
  }, ELSEWHERE);
  await reached;
  const report = page.waitForEvent('console', (message) => message.text().startsWith(REPORT));
  loading.fail();
  expect((await report).text()).toBe(`${REPORT}, no alert`);
  return { arrive: () => respond(true), stay: () => respond(false) };
}

const REPORT = 'dealt with a failure';

test.beforeEach(async ({ page, messages }) => {
  messages.allow(/ERR_FAILED|ERR_ABORTED|dealt with a failure/);
  // Nobody can look into a page that is about to be left, but it can say what it shows.
  await page.addInitScript((text) => {
    const fetch = window.fetch.bind(window);
    const report = () =>
      console.log(`${text}, ${document.querySelector('[role=alert]') ? 'an' : 'no'} alert`);
    const later = (action: () => void, tasks: number): void => {
      setTimeout(tasks === 0 ? action : () => later(action, tasks - 1));
    };
    window.fetch = async (...request) => {
      try {
        return await fetch(...request);
      } catch (error) {
        later(report, 3);
        throw error;
      }
    };
  }, REPORT);
});

test('lets the reader leave while the next page is loading (19)', async ({ page }) => {
  await open(page, '/docs/intro');
  const data = await hold(page, NEXT_DATA);
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await data.reached;

  const departure = await startToLeave(page, data);
  departure.arrive();

  await page.waitForURL(ELSEWHERE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(heading(page, 'Writing tests')).toBeVisible();
});

test('shows the next page after all when the reader stays (19)', async ({ page }) => {
  await open(page, '/docs/intro');
  const data = await hold(page, NEXT_DATA);
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await data.reached;
  const departure = await startToLeave(page, data);
  await page.unroute(NEXT_DATA);

  departure.stay();
  await page.keyboard.press('Shift');

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveURL('/docs/writing-tests');
});

test('leaves without an error box during the first load (20)', async ({ page }) => {
  const frame = await hold(page, FRAME);
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  await frame.reached;

  const departure = await startToLeave(page, frame);
  departure.arrive();

  await page.waitForURL(ELSEWHERE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await isAlive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
