import {
  expect,
  gate,
  heading,
  waitForHydration,
  markDocument,
  open,
  sidebar,
  test,
} from './site.ts';

const link = (name: string) => ({ name, exact: true });

test('swaps the page without loading a document when a link is clicked (link-click)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const document = await markDocument(page);

  await sidebar(page).getByRole('link', link('Writing tests')).click();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveURL('/docs/writing-tests');
  expect(await document.isSame()).toBe(true);
});

test('leaves a click with a modifier key to the browser (link-click)', async ({
  page,
  context,
}) => {
  await open(page, '/docs/intro');

  const opened = context.waitForEvent('page');
  await sidebar(page)
    .getByRole('link', link('Writing tests'))
    .click({ modifiers: ['Control'] });

  await expect(await opened).toHaveURL('/docs/writing-tests');
  await expect(page).toHaveURL('/docs/intro');
  await expect(heading(page, 'Installation')).toBeVisible();
});

test('leaves a click that something else handled alone (link-click)', async ({ page }) => {
  await open(page, '/docs/intro');
  const entry = sidebar(page).getByRole('link', link('Writing tests'));
  await entry.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );

  await entry.click();

  await expect(page).toHaveURL('/docs/intro');
});

test('replaces the history entry and scrolls up when the current page is clicked (link-click, navigation-scroll)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  const before = await page.evaluate(() => history.length);

  await sidebar(page).getByRole('link', link('Installation')).click();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('adds one history entry for a double click (old-page-until-loaded)', async ({ page }) => {
  await open(page, '/docs/intro');
  const before = await page.evaluate(() => history.length);

  await sidebar(page).getByRole('link', link('Writing tests')).dblclick();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('opens external links in a new tab with a mark, and in-app links without (link-kinds)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const footer = page.getByRole('contentinfo');

  const external = footer.getByRole('link', link('GitHub'));
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(external.locator('svg[aria-hidden="true"]')).toHaveCount(1);

  const inApp = footer.getByRole('link', link('Welcome'));
  await expect(inApp).not.toHaveAttribute('target');
  await expect(inApp).not.toHaveAttribute('rel');
  await expect(inApp.locator('svg')).toHaveCount(0);
});

test('keeps the old page until the next one is ready (old-page-until-loaded)', async ({ page }) => {
  const data = await gate(page, /data\/docs\/writing-tests\.json/);
  await open(page, '/docs/intro');

  await sidebar(page).getByRole('link', link('Writing tests')).click();

  await expect(page).toHaveURL('/docs/writing-tests');
  await expect(page).toHaveTitle(/^Installation/);
  await expect(heading(page, 'Installation')).toBeVisible();
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('Installation');

  data.open();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveTitle(/^Writing tests/);
  await expect(current).toHaveText('Writing tests');
});

test('shows only the last of two quick clicks, in whatever order they respond (old-page-until-loaded)', async ({
  page,
}) => {
  const first = await gate(page, /data\/docs\/writing-tests\.json/);
  const second = await gate(page, /data\/docs\/ci-intro\.json/);
  await open(page, '/docs/intro');
  const shown = await page.evaluateHandle(() => {
    const titles: (string | null)[] = [];
    const read = () => titles.push(document.querySelector('h1')?.textContent ?? null);
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true });
    return titles;
  });

  await sidebar(page).getByRole('link', link('Writing tests')).click();
  await sidebar(page).getByRole('link', link('Setting up CI')).click();
  second.open();
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  const late = page.waitForResponse(/data\/docs\/writing-tests\.json/);
  first.open();
  await late;

  await expect(page).toHaveURL('/docs/ci-intro');
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  expect(await shown.jsonValue()).not.toContain('Writing tests');
});

test('goes back and forward without loading a document (link-click)', async ({ page }) => {
  await open(page, '/docs/intro');
  const document = await markDocument(page);
  await sidebar(page).getByRole('link', link('Writing tests')).click();
  await expect(heading(page, 'Writing tests')).toBeVisible();

  await page.goBack();
  await expect(heading(page, 'Installation')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Writing tests')).toBeVisible();

  expect(await document.isSame()).toBe(true);
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

  expect(await document.isSame()).toBe(true);
  await waitForHydration(page);
});
