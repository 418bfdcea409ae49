import type { SearchHit } from '#model/search.ts';
import { FAVORITE_SEARCHES_KEY, RECENT_SEARCHES_KEY, TEST_KEY } from '#model/storageKeys.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { fieldsOf, readHit, textOf } from '#search/results/hit.ts';

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

/** A stored hit: the record without what belongs to one query (behavior stored-search-lists). */
export interface StoredHit extends Omit<SearchHit, '_snippetResult'> {
  /** The `objectID` of the hit for its page, if that was found along with it. */
  parent: string | null;
}

/** Parses a stored list; invalid entries are dropped (behavior stored-search-saving). */
function parseStoredHits(text: string | undefined): StoredHit[] {
  if (text === undefined) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(parseHit) : [];
  } catch {
    return [];
  }
}

function parseHit(value: unknown): StoredHit[] {
  const hit = readHit(value);
  // Nothing to show: neither a page nor its heading.
  if (!hit?.hierarchy.lvl1 || (hit.type !== 'content' && hit.hierarchy[hit.type] === null))
    return [];
  return [{ ...hit, parent: textOf(fieldsOf(value)['parent']) }];
}

/** A stored list of hits, newest first, without duplicates. */
interface StoredList {
  getAll: () => StoredHit[];
  add: (hit: StoredHit) => void;
  remove: (objectID: string) => void;
}

interface StoredListOptions {
  storage: BrowserStorage;
  key: string;
  /** The maximum length; the oldest are dropped. */
  limit: number;
}

/** Read each time: another tab may have changed it. */
function createStoredList({ storage, key, limit }: StoredListOptions): StoredList {
  const getAll = () => parseStoredHits(storage.get(key)).slice(0, limit);
  const others = (objectID: string) => getAll().filter((hit) => hit.objectID !== objectID);
  const write = (hits: StoredHit[]) => storage.set(key, JSON.stringify(hits.slice(0, limit)));

  return {
    getAll,
    add: (hit) => write([hit, ...others(hit.objectID)]),
    remove: (objectID) => write(others(objectID)),
  };
}
