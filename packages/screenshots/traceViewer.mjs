// Screenshots of the trace viewer. The report includes a copy of it, which saves another server.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serveFolder } from '../../tools/stagehand/server.mjs';
import { findTraceViewer } from './htmlReport.mjs';
import { traceViewerFolder } from './packages.mjs';
import { dragEdge, openPage, raiseBottomPane, saveInBothThemes } from './pictures.mjs';

/** Waits for the page inside the viewer, which loads it in a hidden frame and then swaps. */
export async function waitForSnapshot(page, heading) {
  const snapshot = page.frameLocator('iframe.snapshot-visible');
  await snapshot.getByRole('heading', { name: heading }).waitFor();
  // Images inside a snapshot load after its text.
  await snapshot.locator('body').evaluate(async (body) => {
    const images = [...body.querySelectorAll('img')].filter((image) => image.currentSrc);
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  return snapshot;
}

async function openTrace(stage, action, heading) {
  const page = await openPage(stage.browser, await findTraceViewer(stage));
  await page.getByRole('treeitem', { name: action }).click();
  await waitForSnapshot(page, heading);
  return page;
}

async function finish(page, name) {
  // Otherwise the pointer would leave one row hovered.
  await page.mouse.move(640, 4);
  await saveInBothThemes(page, name);
  await page.context().close();
}

/** One of the tabs at the bottom, with the text to wait for in it. */
const takeTab =
  (name, { action, heading, tab, text, raise }) =>
  async (stage) => {
    const page = await openTrace(stage, action, heading);
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).getByText(text).first().waitFor();
    if (raise) await raiseBottomPane(page, 'Network', raise);
    await finish(page, name);
  };

const booking = { action: 'Book seats', heading: 'The Winter Fair' };
const total = { action: 'toHaveText', heading: 'Your basket' };
const tabs = {
  'trace-viewer': { ...booking, tab: 'Call', text: 'Parameters' },
  'trace-viewer-source': { ...total, tab: 'Source', text: "getByTestId('total')", raise: 60 },
  'trace-viewer-network': { ...total, tab: 'Network', text: 'winter-fair.svg', raise: 100 },
  'trace-viewer-errors': { ...total, tab: 'Errors', text: 'Expected:', raise: 80 },
};

/** A range of the timeline is selected, and the actions are those within it. */
async function takeTimeline(stage) {
  const page = await openTrace(stage, 'Book seats', 'The Winter Fair');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('tabpanel', { name: 'Log' }).getByText('attempting click').waitFor();
  const timeline = await page.locator('.timeline-view').boundingBox();
  const from = { x: timeline.x + timeline.width * 0.3, y: timeline.y + 40 };
  await dragEdge(page, from, { ...from, x: timeline.x + timeline.width * 0.75 });
  await page.getByText('Show all').waitFor();
  await finish(page, 'trace-viewer-timeline');
}

/** The list of shows with a mocked API and blocked posters. No test of the report has routes. */
async function recordRoutes(stage, file) {
  const context = await stage.browser.newContext({ viewport: { width: 900, height: 600 } });
  await context.tracing.start({ screenshots: true, snapshots: true });
  const page = await context.newPage();
  await page.route('**/posters/**', (route) => route.abort());
  await page.route('**/api/shows*', async (route) => {
    const shows = await (await route.fetch()).json();
    await route.fulfill({ json: shows.slice(0, 2) });
  });
  await page.goto(stage.shopUrl);
  await page.getByRole('link', { name: 'Paper Moons' }).waitFor();
  await context.tracing.stop({ path: file });
  await context.close();
}

async function takeRoutes(stage) {
  const record = (file) => recordRoutes(stage, file);
  await withTrace(stage, record, { width: 1280, height: 640 }, async (page) => {
    await page.getByRole('tab', { name: 'Network' }).click();
    await page.getByText('fulfilled').first().waitFor();
    await raiseBottomPane(page, 'Network', 140);
    await finish(page, 'trace-viewer-route');
  });
}

/** Opens a trace that no report has. */
export async function withTrace(stage, record, size, use) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagehand-trace-'));
  try {
    await cp(traceViewerFolder, folder, { recursive: true });
    await record(path.join(folder, 'trace.zip'));
    const server = await serveFolder(folder);
    const viewer = `${server.url}/index.html?trace=${server.url}/trace.zip`;
    await use(await openPage(stage.browser, viewer, size));
    await server.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const pictures = {
  ...Object.fromEntries(Object.entries(tabs).map(([name, tab]) => [name, takeTab(name, tab)])),
  'trace-viewer-route': takeRoutes,
  'trace-viewer-timeline': takeTimeline,
};
