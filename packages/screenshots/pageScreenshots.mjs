// Images that show what the options of screenshots and of contexts do: real screenshots of Stagehand, side by side.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { byName } from './languages.mjs';
import { scenes } from './packages.mjs';
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

const takeComparison = (take, name) => async (stage) => {
  const page = await openPage(stage.browser, stage.shopUrl, viewport);
  await page.getByRole('link', { name: 'Mind the Trapdoor' }).waitFor();
  const parts = Object.entries(await take(page)).map(([label, png]) => ({ label, png }));
  await savePicture(name, await putSideBySide(page, parts));
  await page.context().close();
};

/** One page, as the visitors of the guide to emulation see it. */
async function takeEmulation(stage) {
  // The top left corner is enough, with a margin that the page itself does not have.
  const part = { clip: { x: 0, y: 0, width: 412, height: 260 }, style: 'body { margin: 16px }' };
  const parts = [];
  for (const [label, options] of Object.entries(scenes.visitors)) {
    const london = { viewport, deviceScaleFactor: 2, locale: 'en-GB', timezoneId: 'Europe/London' };
    const context = await stage.browser.newContext({ ...london, ...options });
    const page = await context.newPage();
    await page.goto(`${stage.shopUrl}/visit`);
    parts.push({ label, png: await page.screenshot(part) });
    await context.close();
  }
  const page = await openPage(stage.browser, 'about:blank');
  await savePicture('emulation', await putSideBySide(page, parts));
  await page.context().close();
}

/** How pages fill the frame of a video: the last frames of two recordings. Needs Playwright's FFmpeg as well. */
async function takeVideoSizes(stage) {
  const size = { width: 640, height: 480 };
  const dir = path.join(stage.environment.TMPDIR, 'videos');
  const parts = [];
  for (const shown of [size, { width: 1280, height: 720 }]) {
    const recordVideo = { dir, size };
    const context = await stage.browser.newContext({ viewport: shown, recordVideo });
    const page = await context.newPage();
    await page.goto(stage.shopUrl);
    await page.getByRole('link', { name: 'Mind the Trapdoor' }).waitFor();
    // The recording has to show the finished page for a moment.
    await page.waitForTimeout(1000);
    await context.close();
    const png = path.join(dir, 'last.png');
    const last = ['-y', '-sseof', '-0.1', '-i', await page.video().path(), '-frames:v', '1'];
    await promisify(execFile)('ffmpeg', [...last, '-vf', 'scale=iw*2:-1', png]);
    const label = `Viewport ${shown.width} × ${shown.height}`;
    parts.push({ label, png: await readFile(png) });
  }
  const page = await openPage(stage.browser, 'about:blank');
  await savePicture('video-size', await putSideBySide(page, parts));
  await page.context().close();
}

export const pictures = {
  emulation: takeEmulation,
  'video-size': takeVideoSizes,
  ...byName(comparisons, takeComparison),
};
