// Pictures of UI mode, which can serve its window over HTTP.
import { startPlaywright } from './childProcesses.mjs';
import { dragEdge, openPage, savePicture, waitForPaint } from './pictures.mjs';
import { waitForSnapshot } from './traceViewer.mjs';

const bookingTest = 'puts two seats into the basket';
const listTest = 'lists tonight’s shows';
const runTimeout = 120_000;

const testRow = (page, name) => page.getByTestId('test-tree').getByRole('treeitem', { name });

async function withUiMode(stage, use) {
  const args = ['test', '--ui-host=127.0.0.1', '--ui-port=0'];
  const uiMode = await startPlaywright(args, stage.environment, /Listening on http\S+\s/);
  try {
    const page = await openPage(stage.browser, /http\S+/.exec(uiMode.output)[0]);
    await widenTestList(page, 60);
    await use(page);
    await page.context().close();
  } finally {
    await uiMode.stop();
  }
}

/** At the first width the test names are cut off; readers would drag the edge, too. */
async function widenTestList(page, pixels) {
  await testRow(page, bookingTest).waitFor();
  const actions = await page.getByRole('tab', { name: 'Actions' }).boundingBox();
  const edge = { x: Math.floor(actions.x) - 1, y: 600 };
  await dragEdge(page, edge, { ...edge, x: edge.x + pixels });
}

async function takeOverview(page) {
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByText(/^\d+\/\d+ passed/).waitFor({ timeout: runTimeout });
  await showBooking(page);
  await page.mouse.move(150, 700);
  await savePicture('ui-mode', await page.screenshot());
}

/** Shows the moment in which the two seats are booked. */
async function showBooking(page) {
  await testRow(page, bookingTest).click();
  await page.getByRole('treeitem', { name: /^Click.*Book seats/ }).click();
  await page.getByRole('tab', { name: 'Source' }).click();
  await waitForSnapshot(page, 'The Winter Fair');
}

async function takePicker(page) {
  const row = testRow(page, listTest);
  await row.hover();
  await row.getByRole('button', { name: 'Run' }).click();
  await page.getByText('1/1 passed').waitFor({ timeout: runTimeout });
  // After the last check the page is shown without a blue mark that could be taken for the picker's.
  await page.getByRole('treeitem', { name: /toHaveTitle/ }).click();
  const snapshot = await waitForSnapshot(page, 'Tonight at Stagehand');
  const link = snapshot.getByRole('link', { name: 'The Winter Fair' });
  const picker = page.getByRole('button', { name: 'Pick locator' });
  await picker.click();
  await link.click();
  await page
    .getByRole('tabpanel', { name: 'Locator' })
    .getByText('The Winter Fair')
    .first()
    .waitFor();
  // The first pick filled the Locator tab; the picker is still on and marks what it is over.
  await row.hover();
  await link.hover();
  await waitForPaint(snapshot.locator('body'));
  await savePicture('ui-mode-pick', await page.screenshot());
}

export const pictures = {
  'ui-mode': (stage) => withUiMode(stage, takeOverview),
  'ui-mode-pick': (stage) => withUiMode(stage, takePicker),
};
