// Screenshots of UI mode, which can serve its window over HTTP.
import { runPlaywright, startPlaywright } from './childProcesses.mjs';
import {
  dragEdge,
  openPage,
  raiseBottomPane,
  saveInBothThemes,
  waitForPaint,
} from './pictures.mjs';
import { selectRange, waitForSnapshot } from './traceViewer.mjs';

export const bookingTest = 'puts two seats into the basket';
export const failingTest = 'adds the booking fee to the total';
export const listTest = 'lists tonight’s shows';
const visualTest = 'shows the fair of the season';
const loggingTest = 'prints the tickets';
export const runTimeout = 240_000;

/** The list of tests and some of its surroundings, so the image is not scaled up. */
const besideTests = { x: 0, y: 0, width: 760, height: 330 };

export const testRow = (page, name) =>
  page.getByTestId('test-tree').getByRole('treeitem', { name });

export async function withUiMode(stage, use, { firstTest = bookingTest, options = [] } = {}) {
  const args = ['test', ...options, '--ui-host=127.0.0.1', '--ui-port=0'];
  const uiMode = await startPlaywright(args, stage.environment, /Listening on http\S+\s/);
  try {
    const page = await openPage(stage.browser, /http\S+/.exec(uiMode.output)[0]);
    await testRow(page, firstTest).waitFor();
    await widenTestList(page, 60);
    await use(page);
    await page.context().close();
  } finally {
    await uiMode.stop();
  }
}

/** Nothing below the tests has a hover state. */
function parkPointer(page) {
  return page.mouse.move(150, 700);
}

/** A part of the window, in both themes. */
function savePart(page, name, clip) {
  return saveInBothThemes(page, name, () => page.screenshot({ clip }));
}

/** At the initial width the test names are cut off; users would drag the divider, too. */
async function widenTestList(page, pixels) {
  const actions = await page.getByRole('tab', { name: 'Actions' }).boundingBox();
  const edge = { x: Math.floor(actions.x) - 1, y: 600 };
  await dragEdge(page, edge, { ...edge, x: edge.x + pixels });
}

export async function runAll(page) {
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByText(/^\d+\/\d+ passed/).waitFor({ timeout: runTimeout });
}

async function takeOverview(page) {
  await runAll(page);
  await showBooking(page);
  await page.getByRole('tab', { name: 'Source' }).click();
  await parkPointer(page);
  await saveInBothThemes(page, 'ui-mode');
}

/** Shows the moment in which the two seats are booked. */
async function showBooking(page) {
  await testRow(page, bookingTest).click();
  await page.getByRole('treeitem', { name: /^Click.*Book seats/ }).click();
  await waitForSnapshot(page, 'The Winter Fair');
}

/** The parts of the window one after the other, all from one run. */
async function takeParts(page) {
  await runAll(page);
  await takeFilters(page);
  await takeTimeline(page);
  await showBooking(page);
  await takeTab(page, 'Log', 'attempting click');
  await takeTab(page, 'Call', 'Parameters');
  await takeTab(page, 'Network', 'winter-fair.svg');
  await testRow(page, failingTest).click();
  await takeTab(page, 'Errors', 'Expected:');
}

/** The tests filtered by status and project. */
async function takeFilters(page) {
  await page.locator('.filter-summary').click();
  await page.getByTestId('status-filters').getByLabel('failed').check();
  await testRow(page, bookingTest).waitFor({ state: 'detached' });
  await parkPointer(page);
  await savePart(page, 'ui-mode-filters', besideTests);
  await page.getByTestId('status-filters').getByLabel('failed').uncheck();
  await page.locator('.filter-summary').click();
}

/** The range of three actions is selected on the timeline, and hovering shows the page before the last of them. */
async function takeTimeline(page) {
  await showBooking(page);
  const timeline = await page.locator('.timeline-view').boundingBox();
  const barOf = async (name) => {
    await page.getByRole('treeitem', { name }).hover();
    await waitForPaint(page.locator('body'));
    return page.locator('.timeline-bar.action.active').first().boundingBox();
  };
  const ends = [(await barOf(/^Check.*F3/)).x, (await barOf(/^Click/)).x];
  await selectRange(
    page,
    ends.map((x, index) => (x + index * 12 - timeline.x) / timeline.width),
  );
  await page.mouse.move(ends[1], timeline.y + 40);
  await page.locator('.film-strip-hover img, .film-strip-hover').first().waitFor();
  await savePart(page, 'ui-mode-timeline', { x: 0, y: 0, width: 1280, height: 480 });
  await page.getByText('Show all').click();
}

/** The bottom pane with one of its tabs. */
async function takeTab(page, name, text) {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel', { name }).getByText(text).first().waitFor();
  const pane = await page.getByRole('tab', { name: 'Locator' }).boundingBox();
  const { width, height } = page.viewportSize();
  const clip = { x: pane.x, y: pane.y, width: width - pane.x, height: height - pane.y };
  await parkPointer(page);
  await savePart(page, `ui-mode-${name.toLowerCase()}`, clip);
}

/** Messages of a page and of its test. */
async function takeConsole(page) {
  await runAll(page);
  await testRow(page, loggingTest).click();
  await takeTab(page, 'Console', 'out of paper');
}

async function takeAttachments(page) {
  await runAll(page);
  await testRow(page, visualTest).click();
  await page.getByRole('tab', { name: 'Attachments' }).click();
  await page.getByRole('tabpanel', { name: 'Attachments' }).getByText('Diff').first().waitFor();
  await raiseBottomPane(page, 'Locator', 260);
  await parkPointer(page);
  await page.waitForLoadState('networkidle');
  await saveInBothThemes(page, 'ui-mode-attachments');
}

/** Stores the baseline screenshots, then opens UI mode for the run that differs. */
async function withVisualTest(stage, use) {
  const options = ['--config=visual.config.ts', 'poster'];
  const summer = { ...stage.environment, STAGEHAND_SEASON: 'summer' };
  await runPlaywright(['test', ...options, '--update-snapshots'], summer);
  await withUiMode(stage, use, { firstTest: visualTest, options });
}

export const pictures = {
  'ui-mode': (stage) => withUiMode(stage, takeOverview),
  'ui-mode-parts': (stage) => withUiMode(stage, takeParts),
  'ui-mode-console': (stage) =>
    withUiMode(stage, takeConsole, {
      firstTest: loggingTest,
      options: ['--config=visual.config.ts', 'tickets'],
    }),
  'ui-mode-attachments': (stage) => withVisualTest(stage, takeAttachments),
};
