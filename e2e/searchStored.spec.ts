import type { Page } from '@playwright/test';
import { endTransitions, violations } from './axe.ts';
import { expect, open, test } from './site.ts';

const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__playwright';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__playwright';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name });
const act = (page: Page, name: string) => page.getByRole('button', { name });

interface Stored {
  objectID: string;
  url: string;
}

/** Puts lists into the storage of pages opened from now on. */
async function store(page: Page, lists: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, lists);
}

function hits(...titles: string[]): string {
  return JSON.stringify(
    titles.map((title) => ({
      objectID: title,
      type: 'lvl1',
      url: '/docs/writing-tests',
      content: null,
      hierarchy: { lvl0: 'Guides', lvl1: title },
    })),
  );
}

function stored(page: Page, key: string): Promise<Stored[]> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as Stored[], key);
}

async function ids(page: Page, key: string): Promise<string[]> {
  return (await stored(page, key)).map(({ objectID }) => objectID);
}

async function openStored(page: Page): Promise<void> {
  await open(page, '/docs/intro');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-StartScreen')).toBeVisible();
}

test('offers what was chosen before (search-start-screen, stored-search-lists, stored-search-saving)', async ({
  page,
}) => {
  await openStored(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
  await page.keyboard.type('page.goto');
  await expect(page.getByRole('option').first()).toContainText('goto');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/class-page#page-goto$/);

  await page.keyboard.press('Control+k');
  const recent = group(page, 'Recent').getByRole('option');
  await expect(recent).toHaveCount(1);
  await expect(recent).toContainText('goto');
  expect((await stored(page, RECENTS)).map(({ url }) => url)).toEqual([
    '/docs/api/class-page#page-goto',
  ]);
});

test('shows seven recent ones, or four next to favorites (stored-search-lists)', async ({
  page,
}) => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  await store(page, { [RECENTS]: hits(...seven) });
  await openStored(page);
  await expect(group(page, 'Recent').getByRole('option')).toHaveCount(7);
  await act(page, 'Save this search: a').click();
  await expect(group(page, 'Favorite').getByRole('option')).toHaveText(['a']);
  await expect(group(page, 'Recent').getByRole('option')).toHaveCount(6);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');

  await expect(group(page, 'Recent').getByRole('option')).toHaveText(['b', 'c', 'd', 'e']);
});

test('saves and removes by buttons that do not navigate (stored-search-actions)', async ({
  page,
}) => {
  await store(page, { [RECENTS]: hits('one', 'two', 'three') });
  await openStored(page);

  await act(page, 'Save this search: two').click();
  await expect(group(page, 'Favorite').getByRole('option')).toHaveText(['two']);
  await act(page, 'Remove this search from history: one').click();
  await expect(group(page, 'Recent').getByRole('option')).toHaveText(['three']);
  expect([await ids(page, RECENTS), await ids(page, FAVORITES)]).toEqual([['three'], ['two']]);
  await act(page, 'Remove this search from favorites: two').click();

  await expect(group(page, 'Favorite')).toHaveCount(0);
  expect(await ids(page, FAVORITES)).toEqual([]);
  await expect(page).toHaveURL('/docs/intro');
  await expect(dialog(page)).toBeVisible();
});

test('can be tidied up by keyboard (stored-search-actions)', async ({ page }) => {
  await store(page, { [RECENTS]: hits('one', 'two') });
  await openStored(page);

  await act(page, 'Remove this search from history: one').focus();
  await page.keyboard.press('Enter');
  await expect(act(page, 'Remove this search from history: two')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText('No recent searches')).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('removes without transitions, too (stored-search-actions)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await store(page, { [RECENTS]: hits('one') });
  await openStored(page);

  await act(page, 'Remove this search from history: one').click();

  await expect(page.getByText('No recent searches')).toBeVisible();
});

test('ignores broken lists (stored-search-saving)', async ({ page }) => {
  await store(page, { [RECENTS]: '{"broken', [FAVORITES]: '[1, null, {}]' });

  await openStored(page);

  await expect(page.getByText('No recent searches')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has nothing for axe to find in stored searches, ${colorScheme} (stored-search-actions)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await store(page, { [RECENTS]: hits('one', 'two'), [FAVORITES]: hits('three') });
    await openStored(page);
    await endTransitions(page);

    expect(await violations(page)).toEqual([]);
  });
}
