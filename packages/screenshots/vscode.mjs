// Screenshots of VS Code with the Playwright extension.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { poll } from './childProcesses.mjs';
import { attach, overlayShows } from './codegen.mjs';
import { scenes } from './packages.mjs';
import { openPage } from './pictures.mjs';
import { waitForSnapshot } from './traceViewer.mjs';
import { bookingTest, failingTest } from './uiMode.mjs';
import {
  besideTests,
  clickIn,
  line,
  locatorsView,
  parkPointer,
  pointAt,
  runCommand,
  runTest,
  save,
  saveWithPage,
  saveWithTool,
  settingsView,
  sidebarEnd,
  splitSidebar,
  testRow,
  windowSize,
  withVsCode,
} from './vscodeWindow.mjs';
import { projectFolder } from './workspace.mjs';

const tallWindow = { ...windowSize, height: 840 };
const shop = 'http://localhost:3000/';
const bookButton = "getByRole('button', { name: 'Book seats' })";

async function takeOverview(page) {
  await takeCommands(page);
  await takeSidebar(page);
  await runTest(page, 'basket.spec.ts', 'Failed');
  await settingsView(page).getByTitle('Close Hint').click();
  await parkPointer(page);
  await save(page, 'vscode');
  await takeMenu(page);
  await takeError(page);
  await takeWatch(page);
}

/** The commands of the extension, and what the first of them asks. */
async function takeCommands(page) {
  const top = { x: 180, y: 0, width: 760 };
  await page.keyboard.press('F1');
  await page.keyboard.type('install playwright');
  await page.getByRole('option', { name: 'Install Playwright Browsers' }).waitFor();
  await save(page, 'vscode-install', { ...top, height: 150 });
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'WebKit' }).first().waitFor();
  await save(page, 'vscode-browsers', { ...top, height: 215 });
  await page.keyboard.press('Escape');
}

/** The whole Playwright section needs a taller window. */
async function takeSidebar(page) {
  await page.setViewportSize(tallWindow);
  await splitSidebar(page, 280);
  await parkPointer(page);
  await save(page, 'vscode-sidebar', { x: 48, y: 280, width: 322, height: 560 });
  await page.setViewportSize(windowSize);
  await splitSidebar(page, 330);
}

async function takeMenu(page) {
  await page.locator('.testing-run-glyph').nth(1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Debug Test' }).waitFor();
  await save(page, 'vscode-menu', { ...besideTests, height: 530 });
  await page.keyboard.press('Escape');
}

/** Watching starts with a run. */
async function takeWatch(page) {
  const row = testRow(page, failingTest);
  await row.hover();
  await row.getByRole('button', { name: 'Turn on Continuous Run' }).click();
  await page.getByText('0/1', { exact: true }).waitFor();
  await page
    .getByRole('treeitem', { name: `${failingTest} (Failed` })
    .first()
    .waitFor();
  await parkPointer(page);
  await save(page, 'vscode-watch', { ...besideTests, height: 330 });
}

async function takeError(page) {
  await page.getByRole('button', { name: 'Hide Panel' }).click();
  await page.getByText('Error: expect(locator).toHaveText(expected').first().click();
  await page.getByText('unexpected value').first().waitFor();
  await parkPointer(page);
  const width = windowSize.width - sidebarEnd;
  // From the name of the test to the end of the error.
  await save(page, 'vscode-error', { x: sidebarEnd, y: 286, width, height: 396 });
  await page.keyboard.press('Escape');
}

/** The test at a breakpoint, and the element that the locator under the cursor matches. */
async function takeDebugger(page, pagePort) {
  await line(page, 'G2').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F9');
  await testRow(page, failingTest).hover();
  await testRow(page, failingTest).getByRole('button', { name: 'Debug Test' }).click();
  await page.locator('.codicon-debug-stackframe').first().waitFor();
  for (const name of ['Call Stack', 'Watch']) {
    await page.locator('.pane-header', { hasText: name }).click();
  }
  await page.getByText('Local', { exact: true }).click();
  await page.keyboard.press('ArrowRight');
  const tested = await attach(pagePort, shop);
  await pointAt(page, tested, line(page, 'Book seats').nth(1), bookButton);
  await saveWithPage(page, 'vscode-debug', tested, { x: 540, y: 360 });
  await page.keyboard.press('Shift+F5');
}

/** The browser stays open after the test, for the locator picker and a recording. */
async function takeRecorder(page, pagePort) {
  await runTest(page, bookingTest, 'Passed');
  await settingsView(page).getByTitle('Close Hint').click();
  const tested = await attach(pagePort, shop);
  await takePicker(page, tested);
  await line(page, 'toHaveCount').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await settingsView(page).getByText('Record at cursor').click();
  await clickIn(tested, 'Remove seat F3');
  await line(page, 'Remove seat F3').waitFor();
  await saveWithPage(page, 'vscode-record', tested, { x: 560, y: 282 });
}

/** The browser highlights the locator once it is edited. */
async function takePicker(page, tested) {
  await settingsView(page).getByText('Pick locator').click();
  await clickIn(tested, 'Remove seat F3');
  const field = locatorsView(page).locator('#locator');
  await poll(async () => (await field.inputValue()) !== '', { failure: 'No locator was picked.' });
  await field.fill(await field.inputValue());
  const session = await tested.context().newCDPSession(tested);
  await poll(() => overlayShows(session, 'getByRole'), { failure: 'Nothing is highlighted.' });
  await saveWithPage(page, 'vscode-pick', tested, { x: 560, y: 60 });
}

/** What the Extensions view shows of the extension; the rest of its page is its README. */
async function takeExtension(page) {
  await runCommand(page, 'Extensions: Show Installed Extensions');
  await page.getByRole('listitem', { name: 'Playwright Test for VSCode' }).first().click();
  await page.locator('.extension-editor .header').waitFor();
  await parkPointer(page);
  await save(page, 'vscode-extension', { x: 0, y: 0, width: 900, height: 260 });
}

/** One test in all three projects. */
async function takeProjects(page) {
  for (const name of ['firefox', 'webkit']) await settingsView(page).getByLabel(name).check();
  await testRow(page, bookingTest).waitFor();
  await runTest(page, bookingTest, 'Passed');
  await testRow(page, bookingTest).click();
  await page.keyboard.press('ArrowRight');
  await testRow(page, 'webkit').waitFor();
  await parkPointer(page);
  await save(page, 'vscode-projects', { x: 48, y: 0, width: 322, height: 585 });
}

/** A second configuration, and the list that its gear icon opens. */
async function takeConfigs(page) {
  const file = path.join(projectFolder, 'playwright.staging.config.ts');
  await writeFile(file, "export { default } from './playwright.config.ts';\n");
  await settingsView(page).getByText('CONFIGS').waitFor();
  await settingsView(page).getByTitle('Toggle Playwright Configs').click();
  await page.getByRole('checkbox', { name: 'playwright.staging.config.ts' }).first().waitFor();
  await save(page, 'vscode-configs', { x: 0, y: 0, width: 900, height: 600 });
  await page.keyboard.press('Escape');
  await rm(file);
}

/** The browser stays open after a run, and follows the cursor from locator to locator. */
async function takeBrowser(page, pagePort) {
  await page.setViewportSize(tallWindow);
  await splitSidebar(page, 280);
  await runTest(page, bookingTest, 'Passed');
  await settingsView(page).getByTitle('Close Hint').click();
  const tested = await attach(pagePort, shop);
  await saveWithPage(page, 'vscode-browser', tested, { x: 560, y: 440 });
  await pointAt(page, tested, line(page, 'toHaveCount'), '[2 of 2]');
  await page.setViewportSize(windowSize);
  await saveWithPage(page, 'vscode-highlight', tested, { x: 560, y: 330 });
}

async function takeNewRecording(page, pagePort) {
  await settingsView(page).getByText('Record new').click();
  await page.getByRole('tab', { name: 'test-1.spec.ts' }).waitFor();
  await page.getByText('recording…').first().waitFor();
  const tested = await attach(pagePort, 'about:blank');
  await tested.goto(shop);
  await line(page, 'goto').waitFor();
  const record = async (target, name) => {
    await clickIn(tested, name, target);
    await line(page, name).waitFor();
  };
  await record(tested.getByRole('link', { name: 'The Winter Fair' }), 'The Winter Fair');
  for (const seat of ['F3', 'F4']) await record(tested.getByLabel(seat), seat);
  await settingsView(page).getByTitle('Close Hint').click();
  await saveWithPage(page, 'vscode-record-new', tested, { x: 560, y: 270 });
  await rm(path.join(projectFolder, 'tests/test-1.spec.ts'));
}

/** A project with a global setup: its command has just run. */
async function takeSetup(stage) {
  const [config, setup] = ['playwright.config', 'global-setup'].map((name) =>
    path.join(projectFolder, `${name}.ts`),
  );
  const before = await readFile(config, 'utf8');
  await writeFile(
    config,
    before.replace('testDir:', "globalSetup: './global-setup.ts',\n  testDir:"),
  );
  await writeFile(setup, scenes.globalSetup.join('\n'));
  await withVsCode(stage, async (page) => {
    await splitSidebar(page, 190);
    await runCommand(page, 'global-setup.ts', 'Control+p');
    await settingsView(page).getByText('Run global setup', { exact: true }).click();
    await settingsView(page).getByText('Reveal test output').click();
    await page.getByText('6 shows').nth(1).waitFor();
    await parkPointer(page);
    await save(page, 'vscode-setup');
  });
  await writeFile(config, before);
}

/**
 * The trace viewer has its own window. On a server, the extension asks for a desktop browser to open it in: a script
 * notes the URL.
 */
async function takeTrace(stage) {
  const folder = await mkdtemp(path.join(stage.environment.TMPDIR, 'trace-'));
  const [script, opened] = [path.join(folder, 'browser'), path.join(folder, 'opened')];
  await writeFile(script, `#!/bin/sh\necho "$1" > ${opened}\n`, { mode: 0o755 });
  const settings = { 'playwright.showTrace': true, 'playwright.env': { BROWSER: script } };
  await withVsCode(stage, (page) => showTrace(page, opened), settings);
}

async function showTrace(page, opened) {
  await page.setViewportSize(tallWindow);
  await splitSidebar(page, 280);
  await runTest(page, bookingTest, 'Passed');
  await settingsView(page).getByTitle('Close Hint').click();
  const failure = 'The extension does not open the trace viewer.';
  await poll(() => existsSync(opened), { failure });
  const url = (await readFile(opened, 'utf8')).trim();
  const viewer = await openPage(page.context().browser(), url, { width: 1100, height: 760 });
  await viewer.getByRole('treeitem', { name: /^Click.*Book seats/ }).click();
  await waitForSnapshot(viewer, 'The Winter Fair');
  await saveWithTool(page, 'vscode-trace', viewer, { x: 385, y: 300, width: 720 });
  await viewer.context().close();
}

export const pictures = {
  vscode: (stage) => withVsCode(stage, takeOverview),
  'vscode-debug': (stage) => withVsCode(stage, takeDebugger),
  'vscode-record': (stage) => withVsCode(stage, takeRecorder, { 'playwright.reuseBrowser': true }),
  'vscode-extension': (stage) => withVsCode(stage, takeExtension),
  'vscode-projects': (stage) => withVsCode(stage, takeProjects),
  'vscode-configs': (stage) => withVsCode(stage, takeConfigs),
  'vscode-browser': (stage) => withVsCode(stage, takeBrowser, { 'playwright.reuseBrowser': true }),
  'vscode-record-new': (stage) => withVsCode(stage, takeNewRecording),
  'vscode-trace': takeTrace,
  'vscode-setup': takeSetup,
};
