// The trace on the home page: that of the test which stands beside it there, as the viewer shows it in each edition.
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onStage } from '../../tools/samples/run/stage.ts';
import { root } from '../../tools/setup.mjs';
import { inEachEdition } from './languages.mjs';
import { chromiumPath, playwrightCli, targets } from './packages.mjs';
import { raiseBottomPane, saveInBothThemes, waitForPaint } from './pictures.mjs';
import { waitForSnapshot, widenActions, withTrace } from './traceViewer.mjs';

const HOME = fileURLToPath(new URL('../../content/home.md', import.meta.url));
/** Just large enough for all that the test does. */
const VIEWPORT = { width: 810, height: 650 };
/** The second run: the first one waits for a browser that has just started. */
const RUNS = 2;
const BAR = 48;

/**
 * Runs the test of the home page, and writes its trace to a file. The language that a trace names decides how the viewer
 * writes locators; the name of an assertion is part of the trace.
 */
async function record(file, { traceLanguage: language, assertion }) {
  process.env.BROWSER_PATH ??= chromiumPath;
  const [, test, statements] =
    /^```ts title="tests\/booking\.spec\.ts".*\n([^]+?=> \{\n([^]+?)^\}\);\n)```$/m.exec(
      await readFile(HOME, 'utf8'),
    );
  await onStage(root, 'stable', async (stage) => {
    const viewport = JSON.stringify(VIEWPORT);
    stage.write('booking.spec.ts', test);
    stage.write(
      'playwright.config.ts',
      `export default { workers: 1, repeatEach: ${RUNS}, use: { trace: 'on', viewport: ${viewport} } };`,
    );
    // Other languages have no steps of a runner in their traces.
    stage.write(
      'booking.mjs',
      `import { chromium, expect } from '@playwright/test';
const browser = await chromium.launch();
for (let run = 0; run < ${RUNS}; run++) {
  const context = await browser.newContext({ viewport: ${viewport} });
  await context.tracing.start({ screenshots: true, snapshots: true });
  const page = await context.newPage();
  ${statements.replace(/(expect.+);/, `page._wrapApiCall(() => $1, { title: '${assertion}' });`)}
  await context.tracing.stop({ path: 'test-results/booking-books-two-seats-repeat1/trace.zip' });
}
await browser.close();
console.log('2 passed');`,
    );
    const command = language === 'javascript' ? [playwrightCli, 'test'] : ['booking.mjs'];
    const output = await stage.run(command, { env: { PW_LANG_NAME: language } });
    if (!output.includes(`${RUNS} passed`)) throw new Error(output);
    const results = path.join(stage.folder, 'test-results');
    await cp(path.join(results, 'booking-books-two-seats-repeat1/trace.zip'), file);
  });
}

/** Without what differs from reader to reader: the bar with the file's name, and the tabs below. */
const take = (language, name) => async (stage) => {
  const recordTest = (file) => record(file, language);
  await withTrace(stage, recordTest, { width: 800, height: 640 }, async (page) => {
    await page.getByRole('treeitem', { name: 'Book seats' }).click();
    await waitForSnapshot(page, 'The Winter Fair');
    await raiseBottomPane(page, 'Network', -170);
    await widenActions(page, 50);
    await page.mouse.move(640, 4);
    await waitForPaint(page.locator('body'));
    const { y } = await page.getByRole('tab', { name: 'Network' }).boundingBox();
    const clip = { x: 0, y: BAR, width: 800, height: y - BAR };
    await saveInBothThemes(page, name, () => page.screenshot({ clip }));
    await page.context().close();
  });
};

export const pictures = inEachEdition({ 'home-trace': targets }, (all, name, edition) =>
  take(all[edition], name),
);
