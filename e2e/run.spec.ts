import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, open, test, watchRequests } from './site.ts';

const PAGE = '/docs/writing-tests';
const button = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).first();
const panel = (page: Page) => page.getByRole('region', { name: 'Run of this sample' });
const status = (page: Page) => panel(page).getByRole('status');
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const editor = (page: Page) => panel(page).getByLabel('Code to run');
const steps = (page: Page) => panel(page).getByRole('list').getByRole('listitem');

/** The frame keeps its origin, or the framework could not reach into it (decisions/0035). */
test.beforeEach(({ messages }) => messages.allow(/can escape its sandboxing/));

async function run(page: Page, code: string): Promise<void> {
  await open(page, PAGE);
  await button(page).click();
  await expect(status(page)).toHaveText(/^Passed in/);
  await panel(page).getByText('Edit the code').click();
  await editor(page).fill(code);
  await press(page, 'Run this code').click();
}

test('runs a sample in the demo (run-sample)', async ({ page }) => {
  const scripts = watchRequests(page, (request) => /assets\/(run|injected)-/.test(request.url()));
  await open(page, PAGE);
  await expect(button(page)).toBeVisible();
  expect(scripts).toEqual([]);

  await button(page).click();
  await expect(status(page)).toHaveText(/^Passed in \d+\.\d s\.$/);
  await expect(steps(page).locator('.run-time')).toHaveText(
    Array.from({ length: await steps(page).count() }, () => /^\d+ ms$/),
  );
  await expect(press(page, 'Run again')).toBeFocused();
  await expect.poll(() => violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('shows the message of the framework for what fails', async ({ page }) => {
  await run(
    page,
    "await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sold out', { timeout: 500 });",
  );

  await expect(status(page)).toHaveText('Failed at step 1 of 1.');
  const error = panel(page).locator('.run-error');
  await expect(error).toContainText('expect(locator).toHaveText(expected) failed');
  await expect(error).toContainText('Expected: "Sold out"');
  await expect(error).toContainText('Timeout:  500ms');
  await expect(error).toContainText("waiting for getByRole('heading', { level: 1 })");
});

test('says why it cannot run other code', async ({ page }) => {
  await run(page, "await page.goto('/');\nawait page.screenshot();");

  await expect(status(page)).toHaveText(
    'Line 2: "screenshot" needs more than a page: it can’t run here.',
  );
});

test('stops what waits, and starts over', async ({ page }) => {
  await run(page, "await page.getByText('No such text').click();");
  await expect(steps(page)).toHaveAttribute('data-state', 'running');

  await press(page, 'Stop').click();
  await expect(status(page)).toHaveText('Stopped.');
  await expect(press(page, 'Run again')).toBeFocused();

  await press(page, 'Reset').click();
  await press(page, 'Run again').click();
  await expect(status(page)).toHaveText(/^Passed in/);
});

test('takes one step at a time, by keyboard', async ({ page }) => {
  await open(page, PAGE);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^Passed in/);

  await press(page, 'Step').focus();
  await page.keyboard.press('Enter');
  await expect(press(page, 'Continue')).toBeVisible();
  await press(page, 'Step').focus();
  await page.keyboard.press('Enter');
  await expect(steps(page).first()).toHaveAttribute('data-state', 'passed');
  await expect(steps(page).nth(1)).not.toHaveAttribute('data-state');

  await press(page, 'Continue').click();
  await expect(status(page)).toHaveText(/^Passed in/);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/python/docs/writing-tests');
  await button(page).click();

  await expect(status(page)).toHaveText(/^Passed in/);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
