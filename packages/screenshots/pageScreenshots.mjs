// Images that show what the options of screenshots and of contexts do: real screenshots of Stagehand, side by side.
import { devices } from './packages.mjs';
import { openPage, putSideBySide, savePicture } from './pictures.mjs';

const viewport = { width: 800, height: 450 };

/** What each image compares, by its name: two screenshots with their labels. */
const comparisons = {
  'screenshot-full-page': async (page) => ({
    Viewport: await page.screenshot(),
    'Full page': await page.screenshot({ fullPage: true }),
  }),
  async 'screenshot-element'(page) {
    const show = page.getByRole('listitem').filter({ hasText: 'The Winter Fair' });
    const png = await show.screenshot();
    await page.evaluate(() => scrollTo(0, 0));
    return { Page: await page.screenshot({ fullPage: true }), Element: png };
  },
  'screenshot-mask': async (page) => ({
    'Without mask': await page.screenshot(),
    'Posters masked': await page.screenshot({ mask: [page.getByRole('list').locator('img')] }),
  }),
  'screenshot-clip': async (page) => ({
    Viewport: await page.screenshot(),
    Clip: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 240 } }),
  }),
};

const takeComparison = (name, take) => async (stage) => {
  const page = await openPage(stage.browser, stage.shopUrl, viewport);
  await page.getByRole('link', { name: 'Mind the Trapdoor' }).waitFor();
  const parts = Object.entries(await take(page)).map(([label, png]) => ({ label, png }));
  await savePicture(name, await putSideBySide(page, parts));
  await page.context().close();
};

/** One page, as the visitors of the guide to emulation see it. */
async function takeEmulation(stage) {
  const london = { viewport, deviceScaleFactor: 2, locale: 'en-GB', timezoneId: 'Europe/London' };
  const { isMobile, viewport: small } = devices['Pixel 7'];
  const visitors = {
    'Desktop in London': london,
    'German, Berlin': { ...london, locale: 'de-DE', timezoneId: 'Europe/Berlin' },
    'Dark mode': { ...london, colorScheme: 'dark' },
    'Pixel 7': { ...london, isMobile, viewport: small },
  };
  // The top left corner is enough, with a margin that the page itself does not have.
  const part = { clip: { x: 0, y: 0, width: 380, height: 260 }, style: 'body { margin: 16px }' };
  const parts = [];
  for (const [label, options] of Object.entries(visitors)) {
    const context = await stage.browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${stage.shopUrl}/visit`);
    parts.push({ label, png: await page.screenshot(part) });
    await context.close();
  }
  const page = await openPage(stage.browser, 'about:blank');
  await savePicture('emulation', await putSideBySide(page, parts));
  await page.context().close();
}

export const pictures = {
  emulation: takeEmulation,
  ...Object.fromEntries(
    Object.entries(comparisons).map(([name, take]) => [name, takeComparison(name, take)]),
  ),
};
