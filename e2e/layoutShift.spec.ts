import { expect, heading, open, test, waitForPaint, wake, watchShifts } from './site.ts';
import { originOf, SITES } from './sites.ts';

for (const [width, site, path] of [
  [360, SITES.main, '/'],
  [360, SITES.main, '/python/docs/next/intro'],
  [360, SITES.full, '/docs/next/lights'],
  [1280, SITES.main, '/community/welcome'],
  [1280, SITES.main, '/java/nope'],
  [1280, SITES.full, '/docs/next/lights'],
] as const) {
  test(`shifts nothing while ${path} loads at ${width} px`, async ({ page, messages }) => {
    messages.allow(/status of 404/);
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);

    await open(page, originOf(site) + path);
    // Its code comes last; no shift is excused by a pointer that moves.
    await wake(page);
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

  await expect.poll(shifts).toEqual([]);
});
