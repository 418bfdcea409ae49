import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

// The clock of a reused context would stay.
test.use({ ownContext: true });

const lab = (page: Page) => page.getByRole('region', { name: 'Lab' });
const status = (page: Page) => lab(page).getByRole('status');

/** Lets the page look after what it has asked, as often as it takes. A worker has a clock of its own. */
const waitForLimit = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(10_000);
    await expect(status(page)).toContainText('Stopped after 10 seconds without progress.', {
      timeout: 500,
    });
  }).toPass();

test('stops a regular expression that never ends, and goes on', async ({ page }) => {
  const urls = `https://stagehand.example/${'a'.repeat(5000)}!`;
  const hash = new URLSearchParams({ kind: 'regex', pattern: '(a+)+$', urls });
  await page.clock.install();
  await open(page, `/docs/labs/url-patterns#${hash}`);
  await waitForLimit(page);

  await lab(page).getByLabel('Pattern').fill('a!$');
  await expect(status(page)).toHaveText('1 of 1 URL matches.');
});

test('stops a locator that never ends, and goes on', async ({ page }) => {
  const html = `<p>${'a'.repeat(5000)}!</p>`;
  const hash = new URLSearchParams({ html, locator: 'getByText(/^(a+)+$/)' });
  await page.clock.install();
  await open(page, `/docs/labs/locators#${hash}`);
  await waitForLimit(page);

  await lab(page)
    .getByLabel('Locator in any language, or selector')
    .fill("page.locator('p').or(page.locator('h1'))");
  await expect(status(page)).toHaveText('1 element matches.');
});
