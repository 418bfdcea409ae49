import type { Page } from '@playwright/test';
import { violationsInBothModes } from './axe.ts';
import { INDEX, options } from './searchDialog.ts';
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

/** What a list in storage holds of each hit. */
function stored(page: Page, key: string, field: 'objectID' | 'url'): Promise<string[]> {
  return page.evaluate(
    ([name, part]) =>
      (JSON.parse(localStorage.getItem(name) ?? '[]') as Stored[]).map((hit) => hit[part]),
    [key, field] as const,
  );
}

async function openStored(page: Page): Promise<void> {
  await open(page, '/docs/pom');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-StartScreen')).toBeVisible();
}

test('offers what was chosen before, ignores broken lists (search-start-screen, stored-search-lists, stored-search-saving)', async ({
  page,
}) => {
  await store(page, { [RECENTS]: '{"broken', [FAVORITES]: '[1, null, {}]' });
  await openStored(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
  await page.keyboard.type('dialog.accept');
  await expect(options(page).first()).toContainText('accept');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/class-dialog#dialog-accept$/);

  await page.keyboard.press('Control+k');
  const recent = group(page, 'Recent').getByRole('option');
  await expect(recent).toHaveCount(1);
  await expect(recent).toContainText('accept');
  await expect
    .poll(() => stored(page, RECENTS, 'url'))
    .toEqual(['/docs/api/class-dialog#dialog-accept']);
});

test('makes a search a favorite (stored-search-lists, stored-search-actions)', async ({ page }) => {
  await page.route(INDEX, () => undefined);
  await store(page, { [RECENTS]: hits('a', 'b', 'c', 'd', 'e', 'f', 'g') });
  await openStored(page);
  const recent = group(page, 'Recent').getByRole('option');
  await expect(recent).toHaveCount(7);
  await act(page, 'Save this search: b').click();
  await expect(group(page, 'Favorite').getByRole('option')).toHaveText(['b']);
  await expect(recent).toHaveCount(6);
  await expect.poll(() => stored(page, FAVORITES, 'objectID')).toEqual(['b']);

  // Next to favorites there is room for four.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(recent).toHaveText(['a', 'c', 'd', 'e']);
  await expect.poll(() => violationsInBothModes(page, 'dialog')).toEqual([]);
});

test('removes searches by mouse and keyboard, keeps focus (stored-search-actions)', async ({
  page,
}) => {
  await page.route(INDEX, () => undefined);
  await store(page, { [RECENTS]: hits('a', 'c', 'd', 'e'), [FAVORITES]: hits('b') });
  await openStored(page);
  await act(page, 'Remove this search from history: a').click();
  await expect(group(page, 'Recent').getByRole('option')).toHaveText(['c', 'd', 'e']);
  await expect.poll(() => stored(page, RECENTS, 'objectID')).toEqual(['c', 'd', 'e']);
  await act(page, 'Remove this search from favorites: b').click();
  await expect(group(page, 'Favorite')).toHaveCount(0);
  await expect.poll(() => stored(page, FAVORITES, 'objectID')).toEqual([]);

  await act(page, 'Remove this search from history: c').focus();
  await page.keyboard.press('Enter');
  await expect(act(page, 'Remove this search from history: d')).toBeFocused();
  // Without a transition there is no end to wait for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Enter');
  await expect(act(page, 'Remove this search from history: e')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText('No recent searches')).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page).toHaveURL('/docs/pom');
});
