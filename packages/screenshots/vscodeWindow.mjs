// VS Code with the Playwright extension. VS Code runs as a web server (code-server), so its window is a page; the
// browsers that the extension opens need a display, so run this under xvfb-run if there is none.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { freePort, poll, startCommand } from './childProcesses.mjs';
import { capture, overlayShows, point } from './codegen.mjs';
import { dragEdge, openPage, saveInBothThemes, useTheme } from './pictures.mjs';
import { projectFolder } from './workspace.mjs';

export const windowSize = { width: 1120, height: 720 };
export const sidebarEnd = 370;
/** The sidebar and some of its surroundings, so the image is not scaled up. */
export const besideTests = { x: 0, y: 0, width: 780, height: 720 };
/** VS Code loads slowly, and so do tests that run beside it. */
const patience = 180_000;

/** Without what is not about tests, or changes from run to run. */
const settings = createRequire(import.meta.url)('./vscodeSettings.json');

/** Where the README says to install VS Code and the extension. */
function findVsCode() {
  const folder = process.env.VSCODE_FOLDER;
  if (!folder)
    throw new Error('VSCODE_FOLDER is not set. packages/screenshots/README.md says how.');
  const parts = {
    node: path.join(folder, 'node/node_modules/node/bin/node'),
    server: path.join(folder, 'node_modules/code-server/out/node/entry.js'),
    extensions: path.join(folder, 'extensions'),
  };
  const missing = Object.values(parts).find((part) => !existsSync(part));
  if (missing) throw new Error(`There is no ${missing}. packages/screenshots/README.md says how.`);
  return parts;
}

/** Opens the project with the Testing sidebar and one test file. `use` also gets the port of the tested browser. */
export async function withVsCode(stage, use, more = {}) {
  const { node, server, extensions } = findVsCode();
  const data = await mkdtemp(path.join(stage.environment.TMPDIR, 'vscode-'));
  await mkdir(path.join(data, 'User'));
  await writeFile(path.join(data, 'User/settings.json'), JSON.stringify({ ...settings, ...more }));
  const pagePort = await freePort();
  const address = `127.0.0.1:${await freePort()}`;
  const folders = ['--user-data-dir', data, '--extensions-dir', extensions];
  const quiet = ['--disable-telemetry', '--disable-update-check', '--disable-workspace-trust'];
  const code = await startCommand(
    [node, server, ...folders, ...quiet, '--auth', 'none', '--bind-addr', address],
    { ...stage.environment, STAGEHAND_PAGE_DEBUG_PORT: String(pagePort) },
    /HTTP server listening/,
  );
  try {
    const page = await openPage(stage.browser, 'about:blank', windowSize);
    page.setDefaultTimeout(patience);
    await page.goto(`http://${address}/?folder=${projectFolder}`);
    await openTests(page);
    await use(page, pagePort);
    await page.context().close();
  } finally {
    await code.stop();
  }
}

async function openTests(page) {
  await poll(() => opensSettings(page), { limit: patience, failure: 'There are no settings.' });
  await runCommand(page, 'basket.spec.ts', 'Control+p');
  await page.locator('.testing-run-glyph').first().waitFor();
  await settingsView(page).getByLabel('firefox').uncheck();
  await settingsView(page).getByLabel('webkit').uncheck();
  // The last change of the list: rows no longer move under the pointer.
  await page.getByRole('treeitem', { name: '[webkit] — disabled' }).waitFor();
  for (const name of ['tests', 'basket.spec.ts']) {
    await testRow(page, name).click();
    await page.keyboard.press('ArrowRight');
  }
  await testRow(page, 'puts two seats into the basket').waitFor();
  await widenSidebar(page);
  await splitSidebar(page, 330);
}

/** The view misses the values of its settings if they come before it is ready: then it has to be opened again. */
async function opensSettings(page) {
  await page.getByRole('tab', { name: 'Explorer' }).click();
  await page.getByRole('tab', { name: 'Testing' }).click();
  await settingsView(page).getByText('chromium').waitFor();
  return (await settingsView(page).getByLabel('Update snapshots').inputValue()) === 'missing';
}

export const testRow = (page, name) => page.getByRole('treeitem', { name: `${name} (` }).first();
export const line = (page, text) => page.locator('.view-line').filter({ hasText: text });
export const settingsView = (page) => view(page).first().frameLocator('#active-frame');
export const locatorsView = (page) => view(page).last().frameLocator('#active-frame');
const view = (page) => page.frameLocator('iframe.webview.ready');

/** So that the names of the tests fit in. */
async function widenSidebar(page) {
  const { x, width } = await page.locator('.part.sidebar').boundingBox();
  await dragEdge(page, { x: x + width, y: 600 }, { x: sidebarEnd, y: 600 });
}

/** Moves the divider between Test Explorer and the Playwright section. */
export async function splitSidebar(page, y) {
  const header = await page.locator('.pane-header', { hasText: 'Playwright' }).boundingBox();
  await dragEdge(page, { x: 200, y: header.y }, { x: 200, y });
}

/** Chooses a command of the Command Palette, or a file with another key. */
export async function runCommand(page, name, key = 'F1') {
  await page.keyboard.press(key);
  await page.locator('.quick-input-widget').waitFor();
  await page.keyboard.type(name);
  await page.locator('.quick-input-list').getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
}

/** Nothing in the middle of the code has a hover state. */
export const parkPointer = (page) => page.mouse.move(1060, 60);

export async function runTest(page, name, result) {
  await testRow(page, name).hover();
  await testRow(page, name).getByRole('button', { name: 'Run Test' }).click();
  await page
    .getByRole('treeitem', { name: `${name} (${result}` })
    .first()
    .waitFor();
}

/** A part of the window, or all of it, once VS Code and its views have the theme of the system. */
export function save(page, name, clip, finish = (png) => png) {
  return saveInBothThemes(page, name, async () => {
    await poll(() => hasTheme(page), { failure: 'VS Code keeps its old theme.' });
    return finish(await page.screenshot({ clip }));
  });
}

async function hasTheme(page) {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const themed = page.locator(dark ? '.monaco-workbench.vs-dark' : '.monaco-workbench.vs');
  const old = dark ? 'body.vscode-light' : 'body.vscode-dark';
  const outdated = [settingsView(page), locatorsView(page)].map((each) =>
    each.locator(old).count(),
  );
  return (await themed.count()) > 0 && (await Promise.all(outdated)).every((count) => count === 0);
}

/** Puts another window over this one, as on a desktop: smaller, at this corner. */
async function overWindow(png, other, { x, y, width }) {
  const small = await sharp(other)
    .resize({ width: width * 2 })
    .toBuffer();
  const at = { left: x * 2, top: y * 2 };
  const { height } = await sharp(small).metadata();
  const frame = Buffer.from(
    `<svg width="${width * 2}" height="${height}"><rect x="1" y="1" width="${width * 2 - 2}" height="${height - 2}" fill="none" stroke="#888" stroke-width="2"/></svg>`,
  );
  return sharp(png)
    .composite([
      { input: small, ...at },
      { input: frame, ...at },
    ])
    .png()
    .toBuffer();
}

/** Puts the cursor into a locator; the extension highlights it in the browser, but not at the first try. */
export async function pointAt(page, tested, target, mark) {
  const session = await tested.context().newCDPSession(tested);
  const click = async () => {
    await line(page, '});').first().click();
    await target.getByText('getBy').first().click();
    await tested.waitForTimeout(1000);
    return overlayShows(session, mark);
  };
  await poll(click, { failure: `The extension does not highlight ${mark}.` });
}

export async function clickIn(tested, name, target = tested.getByRole('button', { name })) {
  await point(tested, target, name);
  await tested.mouse.down();
  await tested.mouse.up();
}

/** With a page of the tested browser, half as large, which has only one theme. */
export async function saveWithPage(page, name, tested, corner) {
  const shown = await capture(tested);
  await parkPointer(page);
  await save(page, name, undefined, (png) => overWindow(png, shown, { width: 540, ...corner }));
}

/** With another tool, which follows the theme. */
export async function saveWithTool(page, name, tool, place) {
  await parkPointer(page);
  await save(page, name, undefined, async (png) => {
    const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    await useTheme(tool, dark ? 'dark' : 'light');
    return overWindow(png, await tool.screenshot(), place);
  });
}
