import type { Page } from '@playwright/test';
import { expect, gate, heading, open, sidebar, test } from './site.ts';

// A stopped clock outlives the test in a reused context.
test.use({ ownContext: true });

const NEXT_DATA = /data\/docs\/writing-tests\.json/;

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });

/** Opens a page and stops the clock when all its code is there. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/docs/intro');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Clicks a link whose data is held back. */
async function clickSlowLink(page: Page): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(page).toHaveURL('/docs/writing-tests');
}

/** How much of the bar is filled, from 0 to 1. */
const progress = (page: Page) =>
  bar(page)
    .locator('div')
    .evaluate(
      (element) => 1 + Number.parseFloat(/\((-?[\d.]+)%/.exec(element.style.transform)![1]!) / 100,
    );

test('starts after 200 ms, trickles, ends after 400 ms (progress-bar-delay, progress-bar-motion)', async ({
  page,
}) => {
  const data = await gate(page, NEXT_DATA);
  await openStopped(page);
  await clickSlowLink(page);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveClass(/nprogress-busy/);
  await expect.poll(() => progress(page)).toBeCloseTo(0.08);
  const box = { x: 0, y: 0, width: 1280, height: 2 };
  await expect.poll(() => bar(page).boundingBox()).toEqual(box);
  await page.clock.runFor(800);
  await expect.poll(() => progress(page)).toBeGreaterThan(0.08);
  await expect.poll(() => progress(page)).toBeLessThanOrEqual(0.1);

  data.open();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect.poll(() => progress(page)).toBe(1);
  await page.clock.runFor(399);
  await expect(bar(page)).toHaveCount(1);
  await page.clock.runFor(1);

  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/);
});

test('never appears for hash, query or page in time (progress-bar-delay)', async ({ page }) => {
  const data = await gate(page, NEXT_DATA);
  await openStopped(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '?a=1#actions' });
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/docs/intro?a=1#actions');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);

  await clickSlowLink(page);
  await page.clock.runFor(199);
  data.open();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  // Once there, it would stay for 400 ms.
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});
