import { active, openSearch } from './searchDialog.ts';
import {
  expect,
  heading,
  waitForHydration,
  markDocument,
  sidebar,
  test,
  watchRequests,
} from './site.ts';
import { originOf, SITES } from './sites.ts';

test.use({ baseURL: originOf(SITES.sub), prefetches: true });

test('loads and navigates below the base alone, home included', async ({ page, messages }) => {
  messages.allow(/status of 404/);
  const urls = watchRequests(page);
  await page.goto('/sub/docs/intro');
  await waitForHydration(page);
  const document = await markDocument(page);
  await expect(heading(page, 'The stage')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://playbill.example/sub/docs/intro',
  );
  // The document, its styles, the runtime and the frame; then prefetches.
  await expect.poll(() => urls.length).toBeGreaterThan(8);

  await sidebar(page).getByRole('link', { name: 'Sound' }).click();
  await expect(heading(page, 'Sound')).toBeVisible();
  await expect(page).toHaveURL('/sub/docs/sound');
  await page.getByRole('link', { name: 'Stage', exact: true }).click();
  await expect(page).toHaveURL('/sub/');
  await expect(page.getByRole('main')).toContainText('A small theater.');
  await page.goBack();
  await expect(heading(page, 'Sound')).toBeVisible();

  await expect.poll(() => document.isSame()).toBe(true);
  expect(urls.filter((url) => !new URL(url).pathname.startsWith('/sub/'))).toEqual([]);
});

test('leads from the base to the edition of last time (edition-remembered)', async ({
  page,
  messages,
}) => {
  // The home page prefetches guides that the small site does not have.
  messages.allow(/status of 404/);
  await page.goto('/sub/');
  await waitForHydration(page);
  await page.getByRole('list', { name: 'Editions' }).getByRole('link', { name: 'Python' }).click();
  await expect(page).toHaveURL('/sub/python/');

  await page.goto('/sub/');

  await expect(page).toHaveURL('/sub/python/');
});

test('responds with the not-found page below the base and outside', async ({ page, messages }) => {
  messages.allow(/status of 404/);

  for (const path of ['/sub/java/nope', '/docs/intro']) {
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(heading(page, 'There is no page at this URL.')).toBeVisible();
  }
});

test('searches below the base (hit-urls)', async ({ page }) => {
  await openSearch(page, '/sub/docs/sound', 'seats');
  await expect(active(page)).toHaveAttribute('href', '/sub/docs/intro#seats');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/sub\/docs\/intro#seats$/);
});
