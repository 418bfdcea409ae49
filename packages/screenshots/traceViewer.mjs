// Screenshots of the trace viewer. The report includes a copy of it, which saves another server.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serveFolder } from '../../tools/stagehand/server.mjs';
import { runPlaywright } from './childProcesses.mjs';
import { findTraceViewer, withDifference } from './htmlReport.mjs';
import { byName, inEachEdition, traceOf } from './languages.mjs';
import { scenes, traceViewerFolder } from './packages.mjs';
import { dragEdge, openPage, raiseBottomPane, saveInBothThemes } from './pictures.mjs';
import { projectFolder } from './workspace.mjs';

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

const actions = {
  booking: { action: 'Book seats', heading: 'The Winter Fair' },
  total: { action: /test_?id\W+total/i, heading: 'Your basket' },
};

/** The actions are those within the range. */
export async function selectRange(page, [start, end]) {
  const { x, y, width } = await page.locator('.timeline-view').boundingBox();
  const from = { x: x + width * start, y: y + 40 };
  await dragEdge(page, from, { ...from, x: x + width * end });
  await page.getByText('Show all').waitFor();
}

/** A tab at the bottom, with the text to wait for, and how much taller to make it; or only the tab. */
const takeTab = (tab, name, edition) => (stage) =>
  withAction(stage, edition, actions[tab.at], (page) => showTab(page, tab, name));

async function showTab(page, tab, name) {
  await page.getByRole('tab', { name: tab.tab }).click();
  await page.getByRole('tabpanel', { name: tab.tab }).getByText(tab.text).first().waitFor();
  if (tab.isAlone) await page.setViewportSize({ width: 880, height: 800 });
  if (tab.raise) await raiseBottomPane(page, 'Network', tab.raise);
  if (tab.range) await selectRange(page, tab.range);
  const { width, height } = page.viewportSize();
  const { y } = await page.getByRole('tab', { name: tab.tab }).boundingBox();
  const clip = { x: 0, y, width, height: tab.rows ?? height - y };
  await finish(page, name, () => page.screenshot(tab.isAlone ? { clip } : {}));
}

/** What no test of the report has: routes, and pages that log. */
const recordings = {
  /** The list of shows with a mocked API and blocked posters. */
  async 'trace-viewer-route'(page, shopUrl) {
    await page.route('**/posters/**', (route) => route.abort());
    await page.route('**/api/shows*', async (route) => {
      const shows = await (await route.fetch()).json();
      await route.fulfill({ json: shows.slice(0, 2) });
    });
    await page.goto(shopUrl);
    await page.getByRole('link', { name: 'Paper Moons' }).waitFor();
  },
  async 'trace-viewer-console'(page, shopUrl) {
    await page.goto(`${shopUrl}/search`);
    await page.getByRole('searchbox').fill('winter');
    await page.getByRole('option').waitFor();
    await page.goto(`${shopUrl}/faults`);
    for (const name of ['Redeem', 'Print my tickets'])
      await page.getByRole('button', { name }).click();
    await page.getByRole('status').getByText(/./).waitFor();
  },
};

/** Messages of a page and of its test, which only a runner records. */
async function recordOutput(stage, file) {
  await runPlaywright(['test', 'tickets', '--config=visual.config.ts'], stage.environment);
  const results = path.join(projectFolder, 'visual-results/tickets-prints-the-tickets-chromium');
  await cp(path.join(results, 'trace.zip'), file);
}

const takeRecorded = (tab, name) => (stage) => {
  const record = async (file) => {
    if (!recordings[name]) return recordOutput(stage, file);
    const context = await stage.browser.newContext({ viewport: { width: 900, height: 600 } });
    await context.tracing.start({ screenshots: true, snapshots: true });
    await recordings[name](await context.newPage(), stage.shopUrl);
    await context.tracing.stop({ path: file });
    await context.close();
  };
  return withTrace(stage, record, { width: 1280, height: 640 }, (page) => showTab(page, tab, name));
};

/** Before a trace is opened. */
async function takeDropZone(stage) {
  const { url } = await stage.report();
  const page = await openPage(stage.browser, `${url}/trace/`, { width: 900, height: 420 });
  await page.getByText('Drop Playwright Trace to load').waitFor();
  await finish(page, 'trace-viewer-drop');
}

/** A visual comparison that differs. */
async function takeAttachments(page) {
  await page.getByRole('link', { name: 'View trace' }).click();
  await showTab(page, scenes.attachments, 'trace-viewer-attachments');
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

/** The divider between the actions and the page. */
export async function widenActions(page, pixels) {
  const edge = await page.getByRole('tab', { name: 'Before' }).boundingBox();
  const divider = { x: 250, y: edge.y + 100 };
  await dragEdge(page, divider, { ...divider, x: 250 + pixels });
}

/** What the trace says of its run, without the rest of the window. */
const takeMetadata = (scene, name, edition) => (stage) =>
  withAction(stage, edition, scene, async (page) => {
    const tab = page.getByRole('tab', { name: 'Metadata' });
    await tab.click();
    await raiseBottomPane(page, 'Network', -170);
    await widenActions(page, 270);
    const { y } = await tab.boundingBox();
    const last = await page.getByText('events:').boundingBox();
    const clip = { x: 0, y, width: 520, height: last.y + last.height + 8 - y };
    await finish(page, name, () => page.screenshot({ clip }));
  });

export const pictures = {
  ...inEachEdition(scenes.traceTabs, takeTab),
  ...inEachEdition({ 'trace-viewer-metadata': actions.booking }, takeMetadata),
  // The requests are the same in every language; errors of assertions have a text only in Node.js.
  ...byName(scenes.traceTabsOfNode, (tab, name) => takeTab(tab, name, 'nodejs')),
  ...byName(scenes.recordedTabs, takeRecorded),
  'trace-viewer-attachments': (stage) => withDifference(stage, takeAttachments),
  'trace-viewer-drop': takeDropZone,
};
