import {
  expect,
  gate,
  heading,
  open,
  test,
  waitForHydration,
  waitForPaint,
  watchShifts,
} from './site.ts';

// Fonts must not come from a cache.
test.use({ ownContext: true, permissions: ['clipboard-read', 'clipboard-write'] });

/** Pixels of the trace viewer's window in the picture, and of its text. */
const VIEWER = { width: 800, text: 13 };

for (const { path, command, assertion } of [
  { path: '/', command: 'npm init playwright@latest', assertion: 'toBeVisible()' },
  { path: '/python/', command: 'pip install', assertion: 'to_be_visible()' },
  { path: '/java/', command: '<artifactId>playwright', assertion: 'isVisible()' },
  { path: '/dotnet/', command: 'dotnet add package', assertion: 'ToBeVisibleAsync()' },
]) {
  test(`shows command, test and trace at ${path} (home-page)`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const samples = page.getByRole('main').locator('.sample:visible');
    const trace = page.getByRole('img', { name: 'The trace of this test' });

    await expect(heading(page, 'Test in real browsers.')).toBeVisible();
    await expect(samples.filter({ hasText: assertion })).toBeInViewport({ ratio: 1 });
    await expect(samples.first().locator('.sample-tools')).toHaveCSS('opacity', '1');
    await samples.first().getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(command);
    for (const width of [1440, 1024, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = async () => (await trace.boundingBox())!.width / VIEWER.width;
      await expect.poll(shown, `at ${width} px`).toBeGreaterThanOrEqual(11 / VIEWER.text);
    }
  });
}

test('waits for no font, and moves nothing for it (own-fonts)', async ({ page }) => {
  const shifts = await watchShifts(page);
  const fonts = await gate(page, /\.woff2$/);
  // A font on its way holds up the end of the load.
  await page.goto('/docs/writing-tests', { waitUntil: 'commit' });
  await fonts.reached;
  const article = page.getByRole('article');
  const height = () => article.evaluate((element) => element.clientHeight);
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await waitForPaint(page);
  const before = await height();

  fonts.open();
  await waitForHydration(page);
  await waitForPaint(page);

  await expect.poll(height).toBe(before);
  await expect.poll(shifts).toEqual([]);
});
