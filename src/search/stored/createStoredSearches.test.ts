import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { createStorage } from '#runtime/storage.ts';
import type { ShownHit } from '#search/results/hit.ts';
import { makeHit, testSite } from '#search/testing.ts';
import { createStoredSearches } from './createStoredSearches.ts';

const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__playwright';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__playwright';

function openStored(disableUserPersonalization = false) {
  const window = new Window({ url: 'https://playbill.example/' });
  const storage = createStorage(window as unknown as BrowserWindow);
  const site = { ...testSite, search: { disableUserPersonalization } };
  const reopen = () => createStoredSearches(storage, site, 'nodejs');
  return { window, storage, reopen, stored: reopen() };
}

const hit = (id: string, more: Partial<ShownHit> = {}): ShownHit => ({
  ...makeHit(id),
  isExternal: false,
  ...more,
});
const ids = (hits: { objectID: string }[]) => hits.map(({ objectID }) => objectID);

test('keeps the seven latest, the last one first (stored-search-lists)', () => {
  const { stored, storage } = openStored();

  for (let at = 1; at <= 9; at += 1) stored.remember(hit(`${at}`));

  expect(ids(stored.recents.getAll())).toEqual(['9', '8', '7', '6', '5', '4', '3']);
  const kept = JSON.parse(storage.get(RECENTS) ?? '') as object[];
  expect(Object.keys(kept[0] ?? {}).sort()).toEqual(
    ['content', 'hierarchy', 'objectID', 'parent', 'type', 'url'], // no snippets
  );
});

test('keeps four recent ones next to favorites, from the next opening on (stored-search-lists)', () => {
  const { stored, reopen } = openStored();
  for (let at = 1; at <= 8; at += 1) stored.remember(hit(`${at}`));

  stored.favor('8');

  expect(stored.recents.getAll()).toHaveLength(6);
  expect(ids(reopen().recents.getAll())).toEqual(['7', '6', '5', '4']);
  expect(ids(reopen().favorites.getAll())).toEqual(['8']);
});

test('keeps ten favorites (stored-search-lists)', () => {
  const { stored } = openStored();

  for (let at = 1; at <= 12; at += 1) {
    stored.remember(hit(`${at}`));
    stored.favor(`${at}`);
  }

  expect(ids(stored.favorites.getAll())).toEqual(
    ['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'], // oldest dropped
  );
});

test('keeps the page of a text in place of the text (stored-search-saving)', () => {
  const { stored } = openStored();

  stored.remember(hit('text', { type: 'content', pageHit: makeHit('page') }));
  stored.remember(hit('lonely', { type: 'content' }));

  expect(stored.recents.getAll()).toMatchObject([{ objectID: 'page', parent: null }]);
});

test('moves what is chosen again to the front, and keeps no favorite twice (stored-search-saving)', () => {
  const { stored } = openStored();
  for (const id of ['a', 'b', 'a']) stored.remember(hit(id));
  expect(ids(stored.recents.getAll())).toEqual(['a', 'b']);

  stored.favor('a');
  stored.remember(hit('a'));

  expect(ids(stored.recents.getAll())).toEqual(['b']);
});

test('removes one from either list (stored-search-actions)', () => {
  const { stored } = openStored();
  for (const id of ['a', 'b', 'c']) stored.remember(hit(id));
  stored.favor('c');

  stored.recents.remove('b');
  stored.favorites.remove('c');

  expect(ids(stored.recents.getAll())).toEqual(['a']);
  expect(stored.favorites.getAll()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['null', 'null'],
  ['other things', '[null, 1, {"objectID":"x"}, {"objectID":"y","type":"lvl9","url":"/y"}]'],
  ['a hit without its heading', '[{"objectID":"x","type":"lvl2","url":"/x","hierarchy":{}}]'],
])('ignores %s in storage (stored-search-saving)', (_, text) => {
  const { storage, reopen } = openStored();
  storage.set(RECENTS, text);
  storage.set(FAVORITES, text);

  const stored = reopen();

  expect(stored.recents.getAll()).toEqual([]);
  stored.remember(hit('a'));
  expect(ids(stored.recents.getAll())).toEqual(['a']);
});

test('stores nothing where personalization is off (search-start-screen)', () => {
  const { stored, window } = openStored(true);

  stored.remember(hit('a'));
  stored.favor('a');

  expect(stored.recents.getAll()).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test('stores nothing where storage refuses the probe (stored-search-lists)', () => {
  const { storage, reopen, window } = openStored();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });

  const stored = reopen();
  stored.remember(hit('a'));

  expect(stored.recents.getAll()).toEqual([]);
  expect(storage.get(RECENTS)).toBeUndefined();
  vi.restoreAllMocks();
});
