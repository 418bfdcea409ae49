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

test('swaps pages without loading a document, one history entry for each (link-click, navigation-scroll, old-page-until-loaded)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const document = await markDocument(page);
  const entries = () => page.evaluate(() => history.length);

  await sidebar(page).getByRole('link', link('Writing tests')).click();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveURL('/docs/writing-tests');
  await page.goBack();
  await expect(heading(page, 'Installation')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Writing tests')).toBeVisible();

  // A click on the current page replaces its entry.
  const before = await entries();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await sidebar(page).getByRole('link', link('Writing tests')).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await entries()).toBe(before);

  await sidebar(page).getByRole('link', link('Setting up CI')).dblclick();
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  expect(await entries()).toBe(before + 1);
  expect(await document.isSame()).toBe(true);
});

test('leaves a click with a modifier key, or that something else handled, alone (link-click)', async ({
  page,
  context,
}) => {
  await open(page, '/docs/intro');
  const entry = sidebar(page).getByRole('link', link('Writing tests'));

  const opened = context.waitForEvent('page');
  await entry.click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/docs/writing-tests');
  await (await opened).close();
  await entry.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );
  await entry.click();

  await expect(page).toHaveURL('/docs/intro');
  await expect(heading(page, 'Installation')).toBeVisible();
});

test('keeps the old page until the next one is ready, and shows only the last of two (old-page-until-loaded)', async ({
  page,
}) => {
  const [next, first, second] = [
    await gate(page, /data\/docs\/writing-tests\.json/),
    await gate(page, /data\/docs\/running-tests\.json/),
    await gate(page, /data\/docs\/ci-intro\.json/),
  ];
  await open(page, '/docs/intro');
  await sidebar(page).getByRole('link', link('Writing tests')).click();
  await expect(page).toHaveURL('/docs/writing-tests');
  await expect(page).toHaveTitle(/^Installation/);
  await expect(heading(page, 'Installation')).toBeVisible();
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('Installation');
  next.open();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveTitle(/^Writing tests/);
  await expect(current).toHaveText('Writing tests');

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
  const late = page.waitForResponse(/data\/docs\/running-tests\.json/);
  first.open();
  await late;

  await expect(page).toHaveURL('/docs/ci-intro');
  await expect(heading(page, 'Setting up CI')).toBeVisible();
  expect((await shown.jsonValue()).filter((title) => title?.startsWith('Running'))).toEqual([]);
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
