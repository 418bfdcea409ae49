// Screenshots of debug mode: the Inspector on a paused test, and the page with the next target highlighted. The
// page needs a real window, so run this under xvfb-run if there is no display.
import sharp from 'sharp';
import { poll, startCommand, startPlaywright } from './childProcesses.mjs';
import { attach, capture, chooseTargetAgain, openPorts, overlayShows } from './codegen.mjs';
import { inEachEdition, testCommand } from './languages.mjs';
import { scenes, targets } from './packages.mjs';
import {
  joinWindows,
  openPage,
  raiseBottomPane,
  saveInBothThemes,
  savePicture,
} from './pictures.mjs';

/** Debug mode of the booking test in the language of an edition, stopped at a line. */
export async function withDebugMode(stage, edition, use, stop = 'Book seats') {
  const { pagePort, inspectorPort, environment } = await openPorts(stage);
  const run = await startTest(edition, environment);
  try {
    const inspector = await attach(inspectorPort, 'https://playwright/');
    // Statements of C# are long.
    const width = edition === 'dotnet' ? 840 : 800;
    await inspector.setViewportSize({ width, height: 560 });
    await inspector.locator('.source-line-paused').first().waitFor();
    if (edition !== 'nodejs') await chooseTargetAgain(inspector);
    await stepTo(inspector, stop);
    await use(inspector, await attach(pagePort, 'http://localhost:3000/'));
  } finally {
    await run.stop();
  }
}

async function startTest(edition, environment) {
  const ready = /DevTools listening on ws:/;
  if (edition === 'nodejs') {
    const args = ['test', 'basket.spec.ts:7', '--project=chromium', '--debug', '--trace=off'];
    return startPlaywright(args, environment, ready);
  }
  const test = await testCommand(edition, 'seats', { ...environment, PWDEBUG: '1' });
  return startCommand(test.command, test.environment, ready);
}

/** Steps until the highlighted line of the test is the wanted one; the log contains the call as well. */
async function stepTo(inspector, text) {
  const step = inspector.getByRole('button', { name: 'Step over' });
  const stepOnce = async () => {
    // While a step runs, the line is still the old one.
    if (await step.isEnabled()) {
      if (await stopsAt(inspector, text)) return true;
      await step.click();
    }
    // The test needs a moment to stop again.
    await inspector.waitForTimeout(500);
    return false;
  };
  await poll(stepOnce, { failure: `The Inspector does not stop at ${text}.` });
}

export async function stopsAt(inspector, text) {
  const line = inspector.locator('.source-line-paused').first();
  const shown = await line.textContent({ timeout: 500 }).catch(() => '');
  return shown.includes(text);
}

const takes = {
  async 'inspector-paused'(name, inspector) {
    await inspector.getByRole('tab', { name: 'Log' }).click();
    await raiseBottomPane(inspector, 'Log', 20);
    await inspector.mouse.move(400, 250);
    await saveInBothThemes(inspector, name, () => capture(inspector));
  },
  async 'inspector-page'(name, inspector, page) {
    await waitForMark(page, 'Book seats');
    await savePicture(name, await capture(page, 650));
  },
  /** Types a locator that matches three seats; the page highlights each of them with a number. */
  async 'inspector-locator'(name, inspector, page, edition) {
    await inspector.getByRole('tab', { name: 'Locator' }).click();
    await inspector.getByRole('tabpanel', { name: 'Locator' }).locator('.CodeMirror').click();
    await inspector.keyboard.press('Control+A');
    await inspector.keyboard.type(targets[edition].disabled);
    await waitForMark(page, '[3 of 3]');
    await savePicture(name, await capture(page, 650));
  },
};

/** Only the buttons, which look the same in every language. */
async function takeToolbar(inspector) {
  await inspector.mouse.move(400, 250);
  const { x, width } = await inspector.getByRole('button', { name: 'Step over' }).boundingBox();
  const part = { width: x + width + 12, height: 31 };
  await saveInBothThemes(inspector, 'inspector-toolbar', () => capture(inspector, undefined, part));
}

export async function waitForMark(page, text) {
  const session = await page.context().newCDPSession(page);
  const failure = `Debug mode does not highlight ${text}.`;
  await poll(() => overlayShows(session, text), { limit: 30_000, failure });
}

/** DevTools beside the page that `playwright open` shows. They are a page, too. */
async function takeConsole(stage) {
  const { pagePort, environment } = await openPorts(stage);
  const shop = 'http://localhost:3000/shows/winter-fair';
  const withConsole = { ...environment, PWDEBUG: 'console' };
  const opened = await startPlaywright(['open', shop], withConsole, /DevTools listening on ws:/);
  try {
    const page = await attach(pagePort, shop);
    await page.setViewportSize({ width: 900, height: 640 });
    const session = await page.context().newCDPSession(page);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    const host = `127.0.0.1:${pagePort}/devtools`;
    const url = `http://${host}/devtools_app.html?ws=${host}/page/${targetInfo.targetId}&panel=console`;
    const tools = await openPage(stage.browser, url, { width: 620, height: 420 });
    for (const { typed, result } of scenes.console) {
      await tools.getByRole('textbox', { name: 'Console prompt' }).click();
      await tools.keyboard.insertText(typed);
      await tools.keyboard.press('Enter');
      await tools.locator('.console-user-command-result', { hasText: result }).last().waitFor();
    }
    const shown = await sharp(await capture(page))
      .resize({ height: 840 })
      .toBuffer();
    const join = async () => joinWindows([shown, await tools.screenshot()], 8);
    await saveInBothThemes(tools, 'devtools-console', join);
    await tools.context().close();
  } finally {
    await opened.stop();
  }
}

export const pictures = {
  'devtools-console': takeConsole,
  ...inEachEdition(
    takes,
    (take, name, edition) => (stage) =>
      withDebugMode(stage, edition, (inspector, page) => take(name, inspector, page, edition)),
  ),
  'inspector-toolbar': (stage) => withDebugMode(stage, 'nodejs', takeToolbar),
};
