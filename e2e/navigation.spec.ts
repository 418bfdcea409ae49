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

test.use({ prefetches: true });

const link = (name: string) => ({ name, exact: true });
const entries = (page: Page) => page.evaluate(() => history.length);

test('swaps pages without loading a document (link-click, navigation-scroll)', async ({ page }) => {
  await open(page, '/docs/intro');
  const document = await markDocument(page);
  const before = await entries(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(900);

  await sidebar(page).getByRole('link', link('Installation')).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect.poll(() => entries(page)).toBe(before);

  // The second click is on the URL that is open.
  await sidebar(page).getByRole('link', link('Setting up CI')).dblclick();
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  await expect(page).toHaveURL('/docs/ci-intro');
  await expect.poll(() => entries(page)).toBe(before + 1);

  await page.goBack();
  await expect(heading(page, 'Installation')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  await expect.poll(document.isSame).toBe(true);
});

test('leaves clicks to the browser and to others (link-click)', async ({ page, context }) => {
  await open(page, '/docs/intro');
  const before = await entries(page);
  const opening = context.waitForEvent('page');
  await sidebar(page)
    .getByRole('link', link('Generating tests'))
    .click({ modifiers: ['Control'] });
  const opened = await opening;
  await expect(heading(opened, 'Generating tests')).toBeVisible();
  await opened.close();
  await expect(page).toHaveURL('/docs/intro');
  await expect(heading(page, 'Installation')).toBeVisible();

  const handled = sidebar(page).getByRole('link', link('Writing tests'));
  await handled.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );
  await handled.click();
  await sidebar(page).getByRole('link', link('Setting up CI')).click();
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  await expect.poll(() => entries(page)).toBe(before + 1);
});

test('keeps the old page until the last one is ready (old-page-until-loaded)', async ({ page }) => {
  const first = await gate(page, /data\/docs\/running-tests\.json/);
  const last = await gate(page, /data\/docs\/ci-intro\.json/);
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
  await expect(page).toHaveURL('/docs/running-tests');
  await first.reached;
  await waitForPaint(page);
  await expect(page).toHaveTitle(/^Installation/);
  await expect(heading(page, 'Installation')).toBeVisible();
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('Installation');

  await sidebar(page).getByRole('link', link('Setting up CI')).click();
  last.open();
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  await expect(page).toHaveTitle(/^Setting up CI/);
  await expect(current).toHaveText('Setting up CI');
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
