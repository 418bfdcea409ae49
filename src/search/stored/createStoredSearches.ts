import type { EditionId } from '#model/edition.ts';
import { indexNameOf, type IndexNaming } from '#model/indexNameOf.ts';
import type { SearchHit } from '#model/search.ts';
import { searchSettings } from '#model/searchSettings.ts';
import { FAVORITE_SEARCHES_KEY, RECENT_SEARCHES_KEY, TEST_KEY } from '#model/storageKeys.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { fieldsOf, readHit, type ShownHit, textOf } from '#search/results/hit.ts';

/** A stored hit: the record without what belongs to one query (behavior stored-search-lists). */
type StoredHit = Omit<SearchHit, 'marked'> & {
  /** The `objectID` of the hit for its page, if that was found along with it. */
  parent: string | null;
};

const RECENTS_LIMIT = 7; // behavior stored-search-lists
const RECENTS_LIMIT_WITH_FAVORITES = 4; // behavior stored-search-lists
const FAVORITES_LIMIT = 10; // behavior stored-search-lists

/** Recent and favorite searches of one reader. */
export type StoredSearches = ReturnType<typeof createStoredSearches>;

/** Opens the stored searches; the limit of recent ones is decided now (behavior stored-search-lists). */
export function createStoredSearches(
  storage: BrowserStorage,
  site: IndexNaming,
  edition: EditionId,
) {
  const { disableUserPersonalization } = searchSettings(site.search);
  const slots = disableUserPersonalization || !isAvailable(storage) ? undefined : storage;
  const indexName = indexNameOf(site, edition);
  const favorites = createStoredList(slots, FAVORITE_SEARCHES_KEY + indexName, FAVORITES_LIMIT);
  const recents = createStoredList(
    slots,
    RECENT_SEARCHES_KEY + indexName,
    favorites.getAll().length > 0 ? RECENTS_LIMIT_WITH_FAVORITES : RECENTS_LIMIT,
  );

  return {
    recents,
    favorites,
    /** Stores a hit that the reader has selected (behavior stored-search-saving). */
    remember(chosen: ShownHit): void {
      const { pageHit } = chosen;
      const hit = chosen.type === 'content' ? pageHit : chosen;
      if (!hit || favorites.getAll().some(({ objectID }) => objectID === hit.objectID)) return;
      const { objectID, type, hierarchy, content, url } = hit;
      const parent = pageHit && pageHit.objectID !== objectID ? pageHit.objectID : null;
      recents.add({ objectID, type, url, content, hierarchy, parent });
    },
    /** Makes a recent search a favorite. */
    favor(id: string): void {
      const hit = recents.getAll().find(({ objectID }) => objectID === id);
      recents.remove(id);
      if (hit) favorites.add(hit);
    },
  };
}

function isAvailable(storage: BrowserStorage): boolean {
  storage.set(TEST_KEY, TEST_KEY);
  const isThere = storage.get(TEST_KEY) === TEST_KEY;
  storage.remove(TEST_KEY);
  return isThere;
}

/**
 * A stored list of hits, newest first, without duplicates; the oldest are dropped. Read each time: another tab
 * may have changed it.
 */
function createStoredList(slots: BrowserStorage | undefined, key: string, limit: number) {
  const getAll = () => parseStoredHits(slots?.get(key)).slice(0, limit);
  const others = (id: string) => getAll().filter(({ objectID }) => objectID !== id);
  const write = (hits: StoredHit[]) => slots?.set(key, JSON.stringify(hits.slice(0, limit)));

  return {
    getAll,
    add: (hit: StoredHit) => write([hit, ...others(hit.objectID)]),
    remove: (id: string) => write(others(id)),
  };
}

/** Parses a stored list; invalid entries are dropped (behavior stored-search-saving). */
function parseStoredHits(text = ''): StoredHit[] {
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
