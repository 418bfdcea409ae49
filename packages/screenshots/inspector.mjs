// Screenshots of debug mode: the Inspector on a paused test, and the page with the next target highlighted. The
// page needs a real window, so run this under xvfb-run if there is no display.
import { poll, startPlaywright } from './childProcesses.mjs';
import { attach, capture, openPorts, overlayShows } from './codegen.mjs';
import { raiseBottomPane, saveInBothThemes, savePicture } from './pictures.mjs';

const target = "getByRole('button', { name: 'Book seats' })";

async function withDebugMode(stage, use) {
  const { pagePort, inspectorPort, environment } = await openPorts(stage);
  const args = ['test', 'basket.spec.ts:7', '--project=chromium', '--debug', '--trace=off'];
  const run = await startPlaywright(args, environment, /DevTools listening on ws:/);
  try {
    const inspector = await attach(inspectorPort, 'https://playwright/');
    await inspector.setViewportSize({ width: 800, height: 560 });
    await stepTo(inspector, 'Book seats');
    await use(inspector, await attach(pagePort, 'http://localhost:3000/'));
  } finally {
    await run.stop();
  }
}

/** Steps until the highlighted line of the test is the wanted one; the log contains the call as well. */
async function stepTo(inspector, text) {
  const step = inspector.getByRole('button', { name: 'Step over' });
  const line = inspector.locator('.source-line-paused');
  const stepOnce = async () => {
    const shown = await line
      .first()
      .textContent({ timeout: 500 })
      .catch(() => '');
    if (shown.includes(text)) return true;
    if (await step.isEnabled()) await step.click();
    // The test needs a moment to stop again.
    await inspector.waitForTimeout(500);
    return false;
  };
  await poll(stepOnce, { failure: `The Inspector does not stop at ${text}.` });
}

async function takeInspector(inspector) {
  await inspector.getByRole('tab', { name: 'Log' }).click();
  await raiseBottomPane(inspector, 'Log', 20);
  await inspector.mouse.move(400, 250);
  await saveInBothThemes(inspector, 'inspector-paused', () => capture(inspector));
}

async function takePage(inspector, page) {
  await waitForMark(page, target);
  await savePicture('inspector-page', await capture(page, 620));
}

/** Only the buttons, which look the same in every language. */
async function takeToolbar(inspector) {
  await inspector.mouse.move(400, 250);
  const { x, width } = await inspector.getByRole('button', { name: 'Step over' }).boundingBox();
  const part = { width: x + width + 12, height: 31 };
  await saveInBothThemes(inspector, 'inspector-toolbar', () => capture(inspector, undefined, part));
}

/** The panel down to the highlighted button, without the locator below, which is language-specific. */
async function takeTarget(inspector, page) {
  await waitForMark(page, target);
  const panel = await page.locator('form').boundingBox();
  const button = await page.getByRole('button', { name: 'Book seats' }).boundingBox();
  const height = button.y + button.height + 2 - panel.y;
  const part = { x: panel.x - 24, y: panel.y - 12, width: panel.width + 48, height: height + 12 };
  await savePicture('inspector-target', await capture(page, undefined, part));
}

/** Types a locator that matches three seats; the page highlights each of them with a number. */
async function takeLocator(inspector, page) {
  await inspector.getByRole('tab', { name: 'Locator' }).click();
  await inspector.getByRole('tabpanel', { name: 'Locator' }).locator('.CodeMirror').click();
  await inspector.keyboard.press('Control+A');
  await inspector.keyboard.type("getByRole('checkbox', { disabled: true })");
  await waitForMark(page, '[3 of 3]');
  await savePicture('inspector-locator', await capture(page, 620));
}

async function waitForMark(page, text) {
  const session = await page.context().newCDPSession(page);
  const failure = `Debug mode does not highlight ${text}.`;
  await poll(() => overlayShows(session, text), { limit: 30_000, failure });
}

const takes = {
  'inspector-paused': takeInspector,
  'inspector-page': takePage,
  'inspector-toolbar': takeToolbar,
  'inspector-target': takeTarget,
  'inspector-locator': takeLocator,
};

export const pictures = Object.fromEntries(
  Object.entries(takes).map(([name, take]) => [name, (stage) => withDebugMode(stage, take)]),
);
