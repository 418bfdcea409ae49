// Screenshots of codegen: the recorded page with the recorder's toolbar, and the Inspector window. codegen
// starts both as separate browsers; we attach to them through their debugging ports.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { freePort, poll, startPlaywright } from './childProcesses.mjs';
import { inEachEdition } from './languages.mjs';
import { chromium, scenes, targets } from './packages.mjs';
import {
  joinWindows,
  raiseBottomPane,
  saveInBothThemes,
  savePicture,
  waitForPaint,
} from './pictures.mjs';
import { projectFolder } from './workspace.mjs';

const startUrl = 'http://localhost:3000/';

/** An environment in which the page and the Inspector can be attached to, by these ports. */
export async function openPorts(stage) {
  const pagePort = await freePort();
  const inspectorPort = await freePort();
  const environment = {
    ...stage.environment,
    PWTEST_CLI_HEADLESS: '1',
    STAGEHAND_PAGE_DEBUG_PORT: String(pagePort),
    STAGEHAND_INSPECTOR_DEBUG_PORT: String(inspectorPort),
    // Makes the tool print when the first browser is ready.
    DEBUG: 'pw:browser',
  };
  return { pagePort, inspectorPort, environment };
}

export async function withCodegen(stage, edition, use, flags = []) {
  const { opens, ...ofEdition } = targets[edition];
  // JUnit's code leaves out all that the flags set.
  const target = flags.length ? ofEdition.target.replace('-junit', '') : ofEdition.target;
  const { pagePort, inspectorPort, environment } = await openPorts(stage);
  const ready = /DevTools listening on ws:/;
  const codegen = await startPlaywright(
    ['codegen', `--target=${target}`, ...flags, startUrl],
    environment,
    ready,
  );
  try {
    const inspector = await attach(inspectorPort, 'https://playwright/');
    // The code follows the first page view, so the page exists once its code does.
    await inspector.getByText(opens).waitFor();
    if (edition !== 'nodejs') await chooseTargetAgain(inspector);
    await use(await attach(pagePort, startUrl), inspector);
  } finally {
    await codegen.stop();
  }
}

/** In the page, locators are in JavaScript until a target is chosen: `--target` and the test's own language don't count. */
export async function chooseTargetAgain(inspector) {
  const targetList = inspector.getByRole('combobox');
  const chosen = await targetList.inputValue();
  await targetList.selectOption('playwright-test');
  await targetList.selectOption(chosen);
}

export async function attach(port, href) {
  // The Inspector's browser starts late and prints nothing.
  await poll(async () => (await listTargets(port)).some(({ url }) => url.startsWith(href)), {
    failure: `The tool did not open ${href} within a minute.`,
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const pages = browser.contexts().flatMap((context) => context.pages());
  const page = pages.find((candidate) => candidate.url().startsWith(href));
  page.setDefaultTimeout(20_000);
  return page;
}

/** None while the port does not respond yet. */
async function listTargets(port) {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
  return response ? response.json() : [];
}

/**
 * Moves the mouse to an element until the recorder has highlighted it with its locator. The recorder ignores
 * the mouse while it replays the last click and right after a page change, so one try is not enough.
 */
export async function point(page, locator, mark) {
  await locator.waitFor();
  const { x, y, width, height } = await locator.boundingBox();
  const session = await page.context().newCDPSession(page);
  const move = async () => {
    await page.mouse.move(10, 700);
    await page.mouse.move(x + width / 2, y + height / 2);
    await waitForPaint(page.locator('body'));
    return overlayShows(session, mark);
  };
  await poll(move, { failure: `The recorder does not highlight ${mark}.` });
}

/** The recorder draws in a closed shadow root, which only the protocol can inspect. */
export async function overlayShows(session, text) {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const overlay = root.children.find(({ localName }) => localName === 'html').children;
  const glass = overlay.find(({ localName }) => localName === 'x-pw-glass') ?? '';
  // Only texts: its ids may contain the name of a seat.
  const shown = JSON.stringify(glass, ['shadowRoots', 'children', 'nodeValue']);
  return shown.includes(JSON.stringify(text).slice(1, -1));
}

/** Clicks in the page and waits until the click appears in the code. */
async function record(page, inspector, locator, mark, code = mark) {
  await point(page, locator, mark);
  await page.mouse.down();
  await page.mouse.up();
  await inspector.getByText(code).first().waitFor();
}

async function recordBooking(page, inspector, { quote }) {
  const click = (locator, name) => record(page, inspector, locator, name, quote + name + quote);
  await click(page.getByRole('link', { name: 'The Winter Fair' }), 'The Winter Fair');
  await page.getByRole('heading', { name: 'The Winter Fair' }).waitFor();
  for (const seat of ['F3', 'F4']) await click(page.getByLabel(seat), seat);
  await click(page.getByRole('button', { name: 'Book seats' }), 'Book seats');
  await page.getByRole('heading', { name: 'Your basket' }).waitFor();
}

const takes = {
  /** The list shows the recorder's red highlight better than the dark button on the next page. */
  async 'codegen-browser'(name, page, inspector, { quote }) {
    const show = 'The Winter Fair';
    await point(page, page.getByRole('link', { name: show }), quote + show + quote);
    await savePicture(name, await capture(page));
  },
  async 'codegen-inspector'(name, page, inspector, target) {
    await inspector.setViewportSize({ width: 800, height: 380 });
    await raiseBottomPane(inspector, 'Log', -140);
    await recordBooking(page, inspector, target);
    await inspector.getByRole('button', { name: 'Assert visibility' }).click();
    // Away from the button, which would keep its hover color.
    await inspector.mouse.move(400, 250);
    await record(page, inspector, page.getByTestId('total'), 'total', target.sees);
    await saveInBothThemes(inspector, name, () => capture(inspector));
  },
  /** The page while an element is picked, and the Inspector with its locator. */
  async 'codegen-pick'(name, page, inspector, { quote }) {
    await page.setViewportSize({ width: 800, height: 600 });
    await inspector.setViewportSize({ width: 720, height: 600 });
    const show = 'The Winter Fair';
    await record(page, inspector, page.getByRole('link', { name: show }), show);
    await inspector.getByRole('button', { name: 'Pick locator' }).click();
    const button = 'Book seats';
    await point(page, page.getByRole('button', { name: button }), quote + button + quote);
    const shown = await capture(page);
    await page.mouse.down();
    await page.mouse.up();
    const panel = inspector.getByRole('tabpanel', { name: 'Locator' });
    await panel.getByText(button).first().waitFor();
    await inspector.mouse.move(400, 250);
    await saveInBothThemes(inspector, name, async () =>
      joinWindows([shown, await capture(inspector)], 8),
    );
  },
  async 'codegen-assertion'(name, page, inspector, target) {
    await recordBooking(page, inspector, target);
    await inspector.getByRole('button', { name: 'Assert visibility' }).click();
    await point(page, page.getByTestId('total'), target.quote + 'total' + target.quote);
    await savePicture(name, await capture(page, 562));
  },
};

/** codegen fixes the device scale factor of its pages at 1; the protocol can still paint them at 2. */
export async function capture(page, wantedHeight = Infinity, part = {}) {
  const session = await page.context().newCDPSession(page);
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const height = Math.min(size.height, wantedHeight);
  const clip = { x: 0, y: 0, scale: 2, ...size, height, ...part };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip });
  return Buffer.from(data, 'base64');
}

/** Windows of the same height: the page as the flags make it, and the code that they become. */
const takeEmulation =
  ({ flags, clicks = {}, fills = {}, next, shows, pageWidth = 800 }, name, edition) =>
  async (stage) => {
    await writeFile(path.join(projectFolder, 'auth.json'), JSON.stringify(scenes.savedState));
    const take = async (page, inspector) => {
      const size = { width: pageWidth, height: 600 };
      await inspector.setViewportSize({ ...size, width: 1520 - pageWidth });
      await raiseBottomPane(inspector, 'Log', -160);
      if (clicks.link) await page.setViewportSize(size);
      for (const [role, label] of Object.entries(clicks)) {
        const target = page.getByRole(role, { name: label });
        await target.scrollIntoViewIfNeeded();
        await record(page, inspector, target, label);
      }
      for (const [label, text] of Object.entries(fills)) {
        const field = page.getByLabel(label);
        await record(page, inspector, field, label);
        await field.and(page.locator(':focus')).waitFor();
        await page.keyboard.insertText(text);
        await inspector.getByText(text).first().waitFor();
      }
      if (next) await point(page, page.getByRole('button', { name: next }), next);
      else await page.getByText(shows).waitFor();
      // Attaching to a page has made it light.
      if (flags.includes('--color-scheme=dark')) await page.emulateMedia({ colorScheme: 'dark' });
      const shown = await sharp(await capture(page))
        .resize({ height: 1200 })
        .toBuffer();
      const join = async () => joinWindows([shown, await capture(inspector)], 8);
      await saveInBothThemes(inspector, name, join);
    };
    await withCodegen(stage, edition, take, flags);
  };

export const pictures = {
  ...inEachEdition(
    takes,
    (take, name, edition) => (stage) =>
      withCodegen(stage, edition, (...windows) => take(name, ...windows, targets[edition])),
  ),
  ...inEachEdition(scenes.emulations, takeEmulation),
};
