// Screenshots of the HTML report.
import path from 'node:path';
import { serveFolder } from '../../tools/stagehand/server.mjs';
import { runPlaywright } from './childProcesses.mjs';
import { openPage, saveInBothThemes } from './pictures.mjs';
import { projectFolder } from './workspace.mjs';

const failingTest = 'adds the booking fee to the total';

async function takeList(stage) {
  const { url } = await stage.report();
  const page = await openPage(stage.browser, url, { width: 1040, height: 900 });
  await page.getByText('filters shows by kind').first().waitFor();
  await saveInBothThemes(page, 'html-report');
  await page.context().close();
}

async function takeFailure(stage) {
  const { url } = await stage.report();
  const page = await openPage(stage.browser, url, { width: 1040, height: 1480 });
  await openFailingTest(page);
  await saveInBothThemes(page, 'html-report-failure');
  await page.context().close();
}

/** A visual comparison that differs by one seat. */
export async function withDifference(stage, use) {
  const command = ['test', 'seats', '--config', 'visual.config.ts'];
  await runPlaywright([...command, '--update-snapshots'], stage.environment);
  await runPlaywright(command, { ...stage.environment, CHOSEN_SEAT: 'F4' });
  const report = await serveFolder(path.join(projectFolder, 'visual-report'));
  const page = await openPage(stage.browser, report.url, { width: 1040, height: 900 });
  await page.getByRole('link', { name: 'shows the seat plan' }).first().click();
  await use(page);
  await page.context().close();
  await report.stop();
}

async function showDifference(page) {
  const mismatch = page.locator('.chip', { hasText: 'Image mismatch' });
  await mismatch.getByText('Diff', { exact: true }).click();
  await mismatch.locator('img').first().waitFor();
  await saveInBothThemes(page, 'html-report-diff', () => mismatch.screenshot());
}

async function openFailingTest(page) {
  await page.getByRole('link', { name: failingTest }).first().click();
  await page.getByText('Expected:').first().waitFor();
}

/** The URL of the failing test's trace, as the report itself opens it. */
export async function findTraceViewer(stage) {
  const { url } = await stage.report();
  const page = await openPage(stage.browser, url);
  await openFailingTest(page);
  const link = page.locator('a[href*="trace/index.html"]').first();
  const href = await link.evaluate((anchor) => anchor.href);
  await page.context().close();
  return href;
}

export const pictures = {
  'html-report': takeList,
  'html-report-failure': takeFailure,
  'html-report-diff': (stage) => withDifference(stage, showDifference),
};
