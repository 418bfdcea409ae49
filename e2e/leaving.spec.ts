import type { Page } from '@playwright/test';
import { expect, gate, heading, isAlive, open, sidebar, test } from './site.ts';
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
  const departure = await gate(page, new RegExp(ELSEWHERE));
  await page.evaluate((url) => {
    location.href = url;
  }, ELSEWHERE);
  await departure.reached;
  const failure = page.waitForEvent('requestfailed');
  loading.fail();
  await failure;
  // The page has dealt with the failure when tasks that begin later have run.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => setTimeout(() => setTimeout(resolve)))),
  );
  return departure;
}

test('lets the reader leave while the next page is loading (19)', async ({ page, messages }) => {
  messages.allow(/ERR_FAILED/);
  await open(page, '/docs/intro');
  const data = await hold(page, NEXT_DATA);
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await data.reached;

  const departure = await startToLeave(page, data);
  departure.open();

  await page.waitForURL(ELSEWHERE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(heading(page, 'Writing tests')).toBeVisible();
});

test('shows the next page after all when the reader stays (19)', async ({ page, messages }) => {
  messages.allow(/ERR_FAILED|ERR_ABORTED/);
  await open(page, '/docs/intro');
  const data = await hold(page, NEXT_DATA);
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await data.reached;
  const departure = await startToLeave(page, data);
  await page.unroute(NEXT_DATA);

  await page.evaluate(() => window.stop());
  departure.open();
  await page.keyboard.press('Shift');

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveURL('/docs/writing-tests');
});

test('leaves without an error box during the first load (20)', async ({ page, messages }) => {
  messages.allow(/ERR_FAILED/);
  const frame = await hold(page, FRAME);
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  await frame.reached;

  const departure = await startToLeave(page, frame);
  await expect(page.getByRole('alert')).toHaveCount(0);
  departure.open();

  await page.waitForURL(ELSEWHERE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await isAlive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
