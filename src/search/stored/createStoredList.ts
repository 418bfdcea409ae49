import type { BrowserStorage } from '#runtime/storage.ts';
import { parseStoredHits, type StoredHit } from './storedHit.ts';

/** A stored list of hits, newest first, without duplicates. */
export interface StoredList {
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
export function createStoredList({ storage, key, limit }: StoredListOptions): StoredList {
  const getAll = () => parseStoredHits(storage.get(key)).slice(0, limit);
  const others = (objectID: string) => getAll().filter((hit) => hit.objectID !== objectID);
  const write = (hits: StoredHit[]) => storage.set(key, JSON.stringify(hits.slice(0, limit)));

  return {
    getAll,
    add: (hit) => write([hit, ...others(hit.objectID)]),
    remove: (objectID) => write(others(objectID)),
  };
}
