import type { Page } from '@playwright/test';
import {
  expect,
  gate,
  heading,
  markDocument,
  open,
  scrollTop,
  sidebar,
  test,
  waitForPaint,
} from './site.ts';

const link = (name: string) => ({ name, exact: true });
const entries = (page: Page) => page.evaluate(() => history.length);

test('swaps pages without loading a document (link-click)', async ({ page }) => {
  await open(page, '/docs/intro');
  const document = await markDocument(page);

  await sidebar(page).getByRole('link', link('Writing tests')).click();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveURL('/docs/writing-tests');
  await page.goBack();
  await expect(heading(page, 'Installation')).toBeVisible();
  await page.goForward();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect.poll(document.isSame).toBe(true);
});

test('returns to the top from a link to itself (link-click, navigation-scroll)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const before = await entries(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(900);

  await sidebar(page).getByRole('link', link('Installation')).click();

  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect.poll(() => entries(page)).toBe(before);
});

test('adds one history entry for a double click (link-click)', async ({ page }) => {
  await open(page, '/docs/intro');
  const before = await entries(page);

  await sidebar(page).getByRole('link', link('Setting up CI')).dblclick();

  await expect(heading(page, 'Setting up CI')).toBeVisible();
  await expect.poll(() => entries(page)).toBe(before + 1);
});

test('leaves a click with a modifier key to the browser (link-click)', async ({
  page,
  context,
}) => {
  await open(page, '/docs/intro');

  const opening = context.waitForEvent('page');
  await sidebar(page)
    .getByRole('link', link('Writing tests'))
    .click({ modifiers: ['Control'] });
  const opened = await opening;
  await expect(heading(opened, 'Writing tests')).toBeVisible();
  await opened.close();

  await expect(page).toHaveURL('/docs/intro');
  await expect(heading(page, 'Installation')).toBeVisible();
});

test('leaves a click alone that something else handled (link-click)', async ({ page }) => {
  await open(page, '/docs/intro');
  const before = await entries(page);
  const entry = sidebar(page).getByRole('link', link('Writing tests'));
  await entry.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );

  await entry.click();
  await sidebar(page).getByRole('link', link('Setting up CI')).click();
  await expect(heading(page, 'Setting up CI')).toBeVisible();

  await expect.poll(() => entries(page)).toBe(before + 1);
});

test('keeps the old page until the next one is ready (old-page-until-loaded)', async ({ page }) => {
  const next = await gate(page, /data\/docs\/writing-tests\.json/);
  await open(page, '/docs/intro');
  await sidebar(page).getByRole('link', link('Writing tests')).click();
  await expect(page).toHaveURL('/docs/writing-tests');
  await next.reached;
  await waitForPaint(page);
  await expect(page).toHaveTitle(/^Installation/);
  await expect(heading(page, 'Installation')).toBeVisible();
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('Installation');
  next.open();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveTitle(/^Writing tests/);
  await expect(current).toHaveText('Writing tests');
});

test('shows only the last of two pages (old-page-until-loaded)', async ({ page }) => {
  const first = await gate(page, /data\/docs\/running-tests\.json/);
  const second = await gate(page, /data\/docs\/ci-intro\.json/);
  await open(page, '/docs/intro');
  const shown = await page.evaluateHandle(() => {
    const titles: (string | null)[] = [];
    const read = () => titles.push(document.querySelector('h1')?.textContent ?? null);
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true });
    return titles;
  });
  await sidebar(page)
    .getByRole('link', { name: /^Running/ })
    .first()
    .click();
  await sidebar(page).getByRole('link', link('Setting up CI')).click();
  second.open();
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  first.open();
  // After the response that the page waited for.
  await page.evaluate(async () => (await fetch('/data/docs/running-tests.json')).text());
  await waitForPaint(page);

  await expect(page).toHaveURL('/docs/ci-intro');
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  const titles = await shown.jsonValue();
  expect(titles.filter((title) => title?.startsWith('Running'))).toEqual([]);
});

test('moves between editions, versions, home and community in one document (route-order, link-click)', async ({
  page,
}) => {
  await open(page, '/');
  const document = await markDocument(page);
  const main = page.getByRole('navigation', { name: 'Main' });

  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page.locator('html')).toHaveClass(/docs-version-stable/);
  await page.getByRole('button', { name: /^Version:/ }).hover();
  await main.getByRole('link', link('Next')).click();
  await expect(page).toHaveURL('/docs/next/intro');
  await expect(page.locator('html')).toHaveClass(/docs-version-current/);
  await page.getByRole('button', { name: /^Edition:/ }).hover();
  await main.getByRole('link', link('Python')).click();
  await expect(page).toHaveURL('/python/docs/next/intro');
  await main.getByRole('link', link('Community')).click();
  await expect(heading(page, 'Welcome')).toBeVisible();

  await expect.poll(document.isSame).toBe(true);
});
