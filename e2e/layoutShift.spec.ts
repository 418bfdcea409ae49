import type { Route } from '@playwright/test';
import { TEXTS } from './searchDialog.ts';
import { expect, heading, open, test, waitForPaint, watchShifts } from './site.ts';
import { originOf, SITES } from './sites.ts';

test.use({ prefetches: true });

/** Each kind of page at one width, guides at both. */
const PAGES = {
  360: ['/', '/community/welcome', `${originOf(SITES.full)}/docs/next/lights`],
  1280: ['/python/docs/next/intro', '/java/nope'],
};

for (const [width, paths] of Object.entries(PAGES)) {
  test(`shifts nothing while pages load at ${width} px`, async ({ page, messages }) => {
    messages.allow(/status of 404/);
    await page.setViewportSize({ width: Number(width), height: 800 });
    const shifts = await watchShifts(page);

    for (const path of paths) {
      await open(page, path);
      await waitForPaint(page);

      await expect.poll(shifts, path).toEqual([]);
    }
  });
}

const LABS = ['locators', 'translator', 'aria-snapshots', 'actionability', 'url-patterns'];

for (const width of [360, 1440]) {
  test(`shifts nothing while labs load at ${width} px (lab-panes)`, async ({ page, messages }) => {
    messages.allow(/Applying inline style/);
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);

    for (const lab of LABS) {
      await open(page, `/dotnet/docs/labs/${lab}`);
      await expect(page.getByRole('region', { name: 'Results' })).not.toBeEmpty();
      await waitForPaint(page);

      await expect.poll(shifts, lab).toEqual([]);
    }
  });
}

for (const width of [390, 1280]) {
  test(`shifts no results while texts arrive at ${width} px (search-page-results)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);
    const held: Route[] = [];
    await page.route(TEXTS, (route) => void held.push(route));

    await open(page, '/search?q=click');
    await expect(page.locator('[data-partial] article').first()).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(page.getByText(/documents found/)).toBeVisible();
    await waitForPaint(page);

    await expect.poll(shifts).toEqual([]);
  });
}

test('shifts nothing on the way from page to page', async ({ page }) => {
  const shifts = await watchShifts(page);
  await open(page, '/');
  // By script, so that no input excuses a shift.
  const follow = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => (link as HTMLElement).click());

  await follow('main a[href="/docs/intro"]');
  await expect(heading(page, 'Installation')).toBeVisible();
  await follow('aside a[href="/docs/trace-viewer-intro"]');
  await expect(heading(page, 'Trace viewer')).toBeVisible();
  await follow('nav [data-language-prefix="/java/"]');
  await expect(page).toHaveURL('/java/docs/trace-viewer-intro');
  await follow('footer a[href="/java/community/welcome"]');
  await expect(heading(page, 'Welcome')).toBeVisible();
  await waitForPaint(page);

  // On a first visit, the font of ours that comes late may move the navbar by a hair.
  await expect.poll(async () => (await shifts()).filter((shift) => shift > 0.001)).toEqual([]);
});
