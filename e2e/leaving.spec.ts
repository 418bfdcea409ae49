import type { Page } from '@playwright/test';
import { expect, heading, waitForHydration, open, sidebar, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

test.use({ prefetches: true });

// With the host: the other site has such a file, too.
const FRAME = new RegExp(`^${originOf(SITES.main)}/assets/frame-nodejs-stable-.*\\.json`);
const NEXT_DATA = /data\/docs\/writing-tests\.json/;
const ELSEWHERE = `${originOf(SITES.full)}/docs/intro`;

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
      Object.assign(window, { hasFetched: true });
      try {
        return await fetch(...request);
      } catch (error) {
        later(report, 3);
        throw error;
      }
    };
  }, REPORT);
});

/** Follows a link, and starts for another site before the next page is there. */
async function leaveAfterClick(page: Page) {
  await open(page, '/docs/intro');
  const data = await hold(page, NEXT_DATA);
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await data.reached;
  return startToLeave(page, data);
}

test('lets the reader leave while the next page is loading (navigation-load-failure)', async ({
  page,
}) => {
  const departure = await leaveAfterClick(page);
  departure.arrive();

  await page.waitForURL(ELSEWHERE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(heading(page, 'Writing tests')).toBeVisible();
});

test('shows the next page after all when the reader stays (navigation-load-failure)', async ({
  page,
}) => {
  const departure = await leaveAfterClick(page);
  await page.unroute(NEXT_DATA);

  departure.stay();
  await page.keyboard.press('Shift');

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveURL('/docs/writing-tests');
});

test('leaves without an error message during the first load (first-load-failure)', async ({
  page,
}) => {
  const frame = await hold(page, FRAME);
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  // The preload comes first: until the script asks for the file, too, nothing of ours can fail.
  await page.waitForFunction(() => 'hasFetched' in window);
  await frame.reached;

  const departure = await startToLeave(page, frame);
  departure.arrive();

  await page.waitForURL(ELSEWHERE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await waitForHydration(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
