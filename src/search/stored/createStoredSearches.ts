import type { SearchHit } from '#model/search.ts';
import { FAVORITE_SEARCHES_KEY, RECENT_SEARCHES_KEY, TEST_KEY } from '#model/storageKeys.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { createStoredList, type StoredList } from './createStoredList.ts';
import type { StoredHit } from './storedHit.ts';

/** Recent and favorite searches of one reader. */
export interface StoredSearches {
  recents: Pick<StoredList, 'getAll' | 'remove'>;
  favorites: Pick<StoredList, 'getAll' | 'remove'>;
  /** Stores a hit that the reader has selected (behavior stored-search-saving). */
  remember: (hit: SearchHit, pageHit: SearchHit | undefined) => void;
  /** Makes a recent search a favorite. */
  favor: (hit: StoredHit) => void;
}

interface StoredSearchesOptions {
  storage: BrowserStorage;
  indexName: string;
  /** The configuration may turn all of it off. */
  isDisabled: boolean;
}

const RECENTS_LIMIT = 7; // behavior stored-search-lists
const RECENTS_LIMIT_WITH_FAVORITES = 4; // behavior stored-search-lists
const FAVORITES_LIMIT = 10; // behavior stored-search-lists

/** Opens the stored searches; the limit of recent ones is decided now (behavior stored-search-lists). */
export function createStoredSearches(options: StoredSearchesOptions): StoredSearches {
  const { storage, indexName, isDisabled } = options;
  if (isDisabled || !isAvailable(storage)) return nothingStored;
  const favorites = createStoredList({
    storage,
    key: FAVORITE_SEARCHES_KEY + indexName,
    limit: FAVORITES_LIMIT,
  });
  const recents = createStoredList({
    storage,
    key: RECENT_SEARCHES_KEY + indexName,
    limit: favorites.getAll().length > 0 ? RECENTS_LIMIT_WITH_FAVORITES : RECENTS_LIMIT,
  });

  return {
    recents,
    favorites,
    remember(chosen, pageHit) {
      const hit = chosen.type === 'content' ? pageHit : chosen;
      if (!hit || favorites.getAll().some(({ objectID }) => objectID === hit.objectID)) return;
      recents.add(toStored(hit, pageHit));
    },
    favor(hit) {
      recents.remove(hit.objectID);
      favorites.add(hit);
    },
  };
}

const nothing: StoredList = { getAll: () => [], add: () => undefined, remove: () => undefined };

const nothingStored: StoredSearches = {
  recents: nothing,
  favorites: nothing,
  remember: () => undefined,
  favor: () => undefined,
};

function isAvailable(storage: BrowserStorage): boolean {
  storage.set(TEST_KEY, TEST_KEY);
  const isThere = storage.get(TEST_KEY) === TEST_KEY;
  storage.remove(TEST_KEY);
  return isThere;
}

function toStored(hit: SearchHit, pageHit: SearchHit | undefined): StoredHit {
  const { objectID, type, hierarchy, content, url } = hit;
  const parent = pageHit && pageHit.objectID !== objectID ? pageHit.objectID : null;
  return { objectID, type, url, content, hierarchy, parent };
}
