// Screenshots of the trace viewer. The report includes a copy of it, which saves another server.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serveFolder } from '../../tools/stagehand/server.mjs';
import { findTraceViewer } from './htmlReport.mjs';
import { inEachEdition, traceOf } from './languages.mjs';
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

/** Opens the trace of the failing test at an action: that of the report, or of another language. */
async function withAction(stage, edition, { action, heading }, use) {
  const select = async (page) => {
    await page.getByRole('treeitem', { name: action }).click();
    await waitForSnapshot(page, heading);
    await use(page);
  };
  if (edition === 'nodejs') {
    return select(await openPage(stage.browser, await findTraceViewer(stage)));
  }
  const copy = async (file) => cp(await traceOf(edition, stage), file);
  await withTrace(stage, copy, undefined, select);
}

async function finish(page, name, take) {
  // Otherwise the pointer would leave one row hovered.
  await page.mouse.move(640, 4);
  await saveInBothThemes(page, name, take);
  await page.context().close();
}

const booking = { action: 'Book seats', heading: 'The Winter Fair' };
const total = { action: /test_?id\W+total/i, heading: 'Your basket' };
/** The tabs at the bottom, with the text to wait for, and how much taller to make them; or only the tab. */
const tabs = {
  'trace-viewer': { ...booking, tab: 'Call', text: 'Parameters' },
  'trace-viewer-log': {
    ...booking,
    tab: 'Log',
    text: 'click action done',
    raise: 160,
    isAlone: true,
  },
  'trace-viewer-source': { ...total, tab: 'Source', text: '£52.00', raise: 60 },
  'trace-viewer-timeline': {
    ...booking,
    tab: 'Log',
    text: 'attempting click',
    prepare: selectRange,
  },
};
/** The requests are the same in every language; errors of assertions have a text only in Node.js. */
const tabsOfNode = {
  'trace-viewer-errors': { ...total, tab: 'Errors', text: 'Expected:', raise: 80 },
  'trace-viewer-network': { ...total, tab: 'Network', text: '.svg', raise: 100, isAlone: true },
};

/** The actions are those within the range. */
async function selectRange(page) {
  const timeline = await page.locator('.timeline-view').boundingBox();
  const from = { x: timeline.x + timeline.width * 0.3, y: timeline.y + 40 };
  await dragEdge(page, from, { ...from, x: timeline.x + timeline.width * 0.75 });
  await page.getByText('Show all').waitFor();
}

const takeTab = (tab, name, edition) => (stage) =>
  withAction(stage, edition, tab, async (page) => {
    await page.getByRole('tab', { name: tab.tab }).click();
    await page.getByRole('tabpanel', { name: tab.tab }).getByText(tab.text).first().waitFor();
    if (tab.isAlone) await page.setViewportSize({ width: 880, height: 800 });
    if (tab.raise) await raiseBottomPane(page, 'Network', tab.raise);
    await tab.prepare?.(page);
    const { width, height } = page.viewportSize();
    const { y } = await page.getByRole('tab', { name: tab.tab }).boundingBox();
    const clip = { x: 0, y, width, height: height - y };
    await finish(page, name, () => page.screenshot(tab.isAlone ? { clip } : {}));
  });

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
  await cp(traceViewerFolder, folder, { recursive: true });
  const server = await serveFolder(folder);
  try {
    await record(path.join(folder, 'trace.zip'));
    const viewer = `${server.url}/index.html?trace=${server.url}/trace.zip`;
    await use(await openPage(stage.browser, viewer, size));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export const pictures = {
  ...inEachEdition(tabs, takeTab),
  ...Object.fromEntries(
    Object.entries(tabsOfNode).map(([name, tab]) => [name, takeTab(tab, name, 'nodejs')]),
  ),
  'trace-viewer-route': takeRoutes,
};
