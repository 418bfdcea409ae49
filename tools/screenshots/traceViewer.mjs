// Screenshots of the trace viewer. The report includes a copy of it, which saves another server.
import { findTraceViewer } from './htmlReport.mjs';
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

async function takeOverview(stage) {
  const page = await openTrace(stage, 'Book seats', 'The Winter Fair');
  await page.getByRole('tab', { name: 'Call' }).click();
  await page.getByRole('tabpanel', { name: 'Call' }).getByText('Parameters').waitFor();
  await finish(page, 'trace-viewer');
}

async function takeSource(stage) {
  const page = await openTrace(stage, 'toHaveText', 'Your basket');
  await page.getByRole('tab', { name: 'Source' }).click();
  await page.getByRole('tabpanel', { name: 'Source' }).getByText("getByTestId('total')").waitFor();
  await raiseBottomPane(page, 'Network', 60);
  await finish(page, 'trace-viewer-source');
}

async function takeNetwork(stage) {
  const page = await openTrace(stage, 'toHaveText', 'Your basket');
  await page.getByRole('tab', { name: 'Network' }).click();
  await page
    .getByRole('tabpanel', { name: 'Network' })
    .getByText('winter-fair.svg')
    .first()
    .waitFor();
  await raiseBottomPane(page, 'Network', 100);
  await finish(page, 'trace-viewer-network');
}

async function takeErrors(stage) {
  const page = await openTrace(stage, 'toHaveText', 'Your basket');
  await page.getByRole('tab', { name: 'Errors' }).click();
  await page.getByRole('tabpanel', { name: 'Errors' }).getByText('Expected:').first().waitFor();
  await raiseBottomPane(page, 'Network', 80);
  await finish(page, 'trace-viewer-errors');
}

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

export const pictures = {
  'trace-viewer': takeOverview,
  'trace-viewer-source': takeSource,
  'trace-viewer-network': takeNetwork,
  'trace-viewer-errors': takeErrors,
  'trace-viewer-timeline': takeTimeline,
};
