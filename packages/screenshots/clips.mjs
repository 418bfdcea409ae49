// The scenes of the clips in the guides; recordClip.mjs films them.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { poll } from './childProcesses.mjs';
import { capture, point, withCodegen } from './codegen.mjs';
import { findTraceViewer } from './htmlReport.mjs';
import { stopsAt, waitForMark, withDebugMode } from './inspector.mjs';
import { inEachEdition } from './languages.mjs';
import { devices, targets } from './packages.mjs';
import { joinWindows, openPage, raiseBottomPane, useTheme, waitForPaint } from './pictures.mjs';
import { placeOf, recordClip } from './recordClip.mjs';
import { waitForSnapshot } from './traceViewer.mjs';
import {
  bookingTest,
  failingTest,
  listTest,
  runAll,
  runTimeout,
  testRow,
  withUiMode,
} from './uiMode.mjs';
import { projectFolder } from './workspace.mjs';

/** Films the window as it is; a clip needs no more pixels than a screen has. */
const film = (name, page, scene) =>
  recordClip(
    name,
    { take: () => page.screenshot({ scale: 'css' }), start: { x: 640, y: 500 } },
    scene,
  );

/** One clip in each theme; the scene ends as it began. */
async function filmInBothThemes(name, page, scene) {
  await film(name, page, scene);
  await useTheme(page, 'dark');
  await film(`${name}-dark`, page, scene);
}

/** From action to action: the page as it was at each of them. */
async function travel(page, { click, poster }) {
  const checks = page.getByRole('treeitem', { name: /^Check/ });
  const booking = page.getByRole('treeitem', { name: /^Click.*Book seats/ });
  for (const action of [checks.nth(0), checks.nth(1), booking]) {
    await click(page, await placeOf(action, 0.3));
    await page.waitForLoadState('networkidle');
    // The last one stays.
    await poster(1.1);
  }
}

/** Along the timeline, with the page at each moment beside the pointer. */
async function scrub(page, { still, glide }) {
  const timeline = await page.locator('.timeline-view').boundingBox();
  const at = (share) => ({ x: timeline.x + timeline.width * share, y: timeline.y + 40 });
  await glide(page, at(0.12));
  await glide(page, at(0.45));
  await still(1);
  await glide(page, at(0.85));
  await still(1.2);
}

async function filmTimeTravel(page) {
  await runAll(page);
  await testRow(page, bookingTest).click();
  await page.getByRole('treeitem', { name: /^Click.*Book seats/ }).waitFor();
  await page.getByRole('tab', { name: 'Source' }).click();
  await filmInBothThemes('ui-mode-time-travel', page, async (camera) => {
    await camera.still(0.8);
    await travel(page, camera);
    await scrub(page, camera);
  });
}

async function filmPicking(page) {
  const row = testRow(page, listTest);
  await row.hover();
  await row.getByRole('button', { name: 'Run' }).click();
  await page.getByText('1/1 passed').waitFor({ timeout: runTimeout });
  await page.getByRole('treeitem', { name: /toHaveTitle/ }).click();
  const snapshot = await waitForSnapshot(page, 'Tonight at Stagehand');
  const hover = async ({ glide }, element) => {
    await glide(page, await placeOf(element, 0.3));
    await waitForPaint(snapshot.locator('body'));
  };
  const picker = page.getByRole('button', { name: 'Pick locator' });
  await filmInBothThemes('ui-mode-picking', page, async (camera) => {
    await page.getByRole('tab', { name: 'Source' }).click();
    await camera.still(0.8);
    await camera.click(page, await placeOf(picker));
    await camera.still(0.6);
    await hover(camera, snapshot.getByRole('heading', { name: 'Tonight at Stagehand' }));
    await camera.still(1.1);
    const link = snapshot.getByRole('link', { name: 'The Winter Fair' });
    await hover(camera, link);
    await camera.poster(1.3);
    await camera.click(page, await placeOf(link, 0.3));
    const panel = page.getByRole('tabpanel', { name: 'Locator' });
    await panel.getByText('The Winter Fair').first().waitFor();
    await camera.still(2);
    await picker.click();
  });
}

/** Watches the failing test while somebody repairs it in an editor: it runs again and passes. */
async function filmWatching(page) {
  const row = testRow(page, failingTest);
  const button = (name) => row.getByRole('button', { name });
  const file = path.join(projectFolder, 'tests/basket.spec.ts');
  const source = await readFile(file, 'utf8');
  await film('ui-mode-watching', page, async ({ still, glide, click, poster }) => {
    await glide(page, await placeOf(row, 0.4));
    await click(page, await placeOf(button('Run')));
    await still(0.8);
    await page.getByText(/^0\/1 passed/).waitFor({ timeout: runTimeout });
    await still(1.5);
    await click(page, await placeOf(button('Watch')));
    await poster(1.5);
    await glide(page, { x: 640, y: 500 });
    await writeFile(file, source.replaceAll('£52.00', '£54.00'));
    await page.getByText('1/1 passed').waitFor({ timeout: runTimeout });
    await page.getByRole('tab', { name: 'Source' }).click();
    await still(2.5);
  }).finally(() => writeFile(file, source));
}

async function filmTrace(stage) {
  const page = await openPage(stage.browser, await findTraceViewer(stage));
  await page.getByRole('treeitem', { name: 'Book seats' }).waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  await filmInBothThemes('trace-viewer-scrubbing', page, async (camera) => {
    await camera.still(0.6);
    await scrub(page, camera);
    await travel(page, camera);
  });
  await page.context().close();
}

const size = { width: 700, height: 600 };

/** Records a booking: the page on the left, the code that it becomes on the right. */
async function filmRecording(name, page, inspector, { quote }) {
  // Narrower, a show's seats would be below its poster.
  await page.setViewportSize({ ...size, width: 810 });
  await inspector.setViewportSize(size);
  const take = async () => joinWindows([await page.screenshot(), await inspector.screenshot()], 4);
  const start = { x: 400, y: 560 };
  await recordClip(name, { take, start }, async ({ still, glide, click, poster }) => {
    const use = async (locator, text) => {
      await locator.waitFor();
      await locator.scrollIntoViewIfNeeded();
      const place = await placeOf(locator);
      await glide(page, place);
      // The recorder ignores the mouse for a moment after a page has changed.
      await point(page, locator, text);
      await still(0.5);
      await click(page, place);
      await inspector
        .getByText(quote + text + quote)
        .first()
        .waitFor();
      await still(0.7);
    };
    await still(0.8);
    await use(page.getByRole('link', { name: 'The Winter Fair' }), 'The Winter Fair');
    await page.getByRole('heading', { name: 'The Winter Fair' }).waitFor();
    await use(page.getByLabel('F3'), 'F3');
    await poster(0.5);
    await use(page.getByLabel('F4'), 'F4');
    await use(page.getByRole('button', { name: 'Book seats' }), 'Book seats');
    await page.getByRole('heading', { name: 'Your basket' }).waitFor();
    await still(2);
  });
}

/** From line to line: the Inspector on the left, the page that it controls on the right. */
async function filmStepping(name, page, inspector) {
  await inspector.setViewportSize(size);
  await raiseBottomPane(inspector, 'Log', 20);
  const take = async () => {
    const shown = await sharp(await capture(page))
      .resize(size.width)
      .toBuffer();
    return joinWindows([await inspector.screenshot(), shown], 4);
  };
  const button = inspector.getByRole('button', { name: 'Step over' });
  const start = { x: 400, y: 400 };
  await recordClip(name, { take, start }, async ({ still, glide, click, poster }) => {
    const stepTo = async (text) => {
      await poll(() => button.isEnabled(), { failure: 'The test does not stop.' });
      await click(inspector, await placeOf(button));
      await poll(() => stopsAt(inspector, text), { failure: `The test does not stop at ${text}.` });
    };
    await waitForMark(page, 'F3');
    await still(1);
    await glide(inspector, await placeOf(button));
    await still(0.5);
    await stepTo('F4');
    await waitForMark(page, 'F4');
    await still(1.4);
    await stepTo('Book seats');
    await waitForMark(page, 'Book seats');
    await poster(1.8);
    await stepTo('/basket');
    await page.getByRole('heading', { name: 'Your basket' }).waitFor();
    await still(2.2);
  });
}

const filmDebugMode = (edition, name) => (stage) =>
  withDebugMode(stage, edition, (inspector, page) => filmStepping(name, page, inspector), 'F3');

/** Shows are dragged to the wish list. Browsers draw what is dragged themselves, so the camera does. */
async function filmDragging(stage) {
  const page = await openPage(stage.browser, `${stage.shopUrl}/wish-list`, {
    width: 880,
    height: 500,
  });
  const list = page.getByRole('region', { name: 'My evening' });
  await filmInBothThemes('drag-and-drop', page, async ({ still, glide, hold, poster }) => {
    await still(0.6);
    for (const title of ['Paper Moons', 'The Winter Fair']) {
      const show = page.getByRole('listitem').filter({ hasText: title });
      await glide(page, await placeOf(show, 0.2));
      await still(0.4);
      await page.mouse.down();
      const row = sharp(await show.screenshot({ scale: 'css' }))
        .removeAlpha()
        .ensureAlpha(0.75);
      hold(await row.png().toBuffer());
      await glide(page, await placeOf(list, 0.4));
      await poster(0.4);
      hold(undefined);
      await page.mouse.up();
      await list.getByText(title).waitFor();
      await still(1);
    }
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  });
}

/** The same booking on three devices at once. */
async function filmDevices(stage) {
  const names = ['Desktop Chrome', 'iPad Mini', 'Pixel 7'];
  const contexts = await Promise.all(names.map((name) => stage.browser.newContext(devices[name])));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const all = (act) => Promise.all(pages.map(act));
  const shrink = async (page) =>
    sharp(await page.screenshot())
      .resize({ height: 432 })
      .toBuffer();
  const take = async () => joinWindows(await all(shrink), 24);
  await all((page) => page.goto(stage.shopUrl, { waitUntil: 'networkidle' }));
  await recordClip('emulation-devices', { take }, async ({ still, poster }) => {
    const click = (role, name) => all((page) => page.getByRole(role, { name }).click());
    await still(1.6);
    await click('link', 'The Winter Fair');
    await all((page) => page.waitForLoadState('networkidle'));
    await still(1.6);
    for (const seat of ['F3', 'F4']) {
      await click('checkbox', seat);
      await poster(0.9);
    }
    await click('button', 'Book seats');
    await all((page) => page.getByRole('heading', { name: 'Your basket' }).waitFor());
    await still(2.2);
  });
  await Promise.all(contexts.map((context) => context.close()));
}

export const clips = {
  'ui-mode-time-travel': (stage) => withUiMode(stage, filmTimeTravel),
  'ui-mode-picking': (stage) => withUiMode(stage, filmPicking),
  'ui-mode-watching': (stage) => withUiMode(stage, filmWatching),
  'trace-viewer-scrubbing': filmTrace,
  ...inEachEdition(
    { 'codegen-recording': filmRecording },
    (scene, name, edition) => (stage) =>
      withCodegen(stage, edition, (page, inspector) =>
        scene(name, page, inspector, targets[edition]),
      ),
  ),
  'inspector-stepping': filmDebugMode('nodejs', 'inspector-stepping'),
  'inspector-stepping-dotnet': filmDebugMode('dotnet', 'inspector-stepping-dotnet'),
  'drag-and-drop': filmDragging,
  'emulation-devices': filmDevices,
};
