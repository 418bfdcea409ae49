// Pictures of the HTML report.
import { openPage, savePicture } from './pictures.mjs';

export const failingTest = 'adds the booking fee to the total';

async function takeList(stage) {
  const { url } = await stage.report();
  const page = await openPage(stage.browser, url, { width: 1040, height: 900 });
  await page.getByText('filters shows by kind').first().waitFor();
  await savePicture('html-report', await page.screenshot());
  await page.context().close();
}

async function takeFailure(stage) {
  const { url } = await stage.report();
  const page = await openPage(stage.browser, url, { width: 1040, height: 1480 });
  await openFailingTest(page);
  await savePicture('html-report-failure', await page.screenshot());
  await page.context().close();
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

export const pictures = { 'html-report': takeList, 'html-report-failure': takeFailure };
