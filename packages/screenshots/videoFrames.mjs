// An image of how pages fill the frame of a video: the last frames of two real recordings, side by side.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openPage, putSideBySide, savePicture } from './pictures.mjs';

const size = { width: 640, height: 480 };

async function takeSizes(stage) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagehand-videos-'));
  try {
    const viewports = [size, { width: 1280, height: 720 }];
    const parts = [];
    for (const viewport of viewports) {
      const video = await record(stage, folder, viewport);
      const label = `Viewport ${viewport.width} × ${viewport.height}`;
      parts.push({ label, png: await lastFrame(stage, video) });
    }
    const page = await openPage(stage.browser, 'about:blank');
    await savePicture('video-size', await putSideBySide(page, parts));
    await page.context().close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Needs Playwright's FFmpeg; Playwright itself reports it if it is missing. */
async function record(stage, dir, viewport) {
  const context = await stage.browser.newContext({ viewport, recordVideo: { dir, size } });
  const page = await context.newPage();
  await page.goto(stage.shopUrl);
  await page.getByRole('link', { name: 'Mind the Trapdoor' }).waitFor();
  // The recording has to show the finished page for a moment.
  await page.waitForTimeout(1000);
  await context.close();
  return readFile(await page.video().path());
}

async function lastFrame(stage, video) {
  const page = await openPage(stage.browser, 'about:blank', size);
  await page.setContent(
    `<style>body { margin: 0 }</style><video src="data:video/webm;base64,${video.toString('base64')}"></video>`,
  );
  await page.locator('video').evaluate(async (element) => {
    const seeked = new Promise((done) => element.addEventListener('seeked', done));
    if (element.readyState < 1) {
      await new Promise((done) => element.addEventListener('loadedmetadata', done));
    }
    element.currentTime = element.duration - 0.1;
    await seeked;
  });
  const png = await page.locator('video').screenshot();
  await page.context().close();
  return png;
}

export const pictures = { 'video-size': takeSizes };
