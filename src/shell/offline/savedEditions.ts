import { type OfflineList, offlineListPath } from '#model/offline.ts';
import { withBase } from '#model/path.ts';
import { scopeKey, type SearchScope } from '#model/search.ts';
import { cacheNames, copyKey, editionName, keepCopy, savedDate } from '#runtime/offline/copies.ts';

/** Browsers send about as many requests at a time. */
const AT_A_TIME = 6;

/** A complete copy of an edition and version: its list is saved last. */
export interface SavedEdition {
  name: string;
  list: OfflineList;
  date: string;
}

/** The editions of a site that are saved on this device, and how to save one. */
export function createSavedEditions(baseUrl: string) {
  const urlOf = (path: string): string => new URL(withBase(baseUrl, path), location.href).href;
  const listUrl = (scope: SearchScope): string => urlOf(offlineListPath(scope));
  const namesOf = (scope: SearchScope) => cacheNames(editionName(baseUrl, scopeKey(scope)));

  async function load(url: string): Promise<Response> {
    const response = await fetch(url, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
    return response;
  }

  /** The list of the site as it is now. */
  async function current(scope: SearchScope): Promise<OfflineList> {
    return (await (await load(listUrl(scope))).json()) as OfflineList;
  }

  async function find(scope: SearchScope): Promise<SavedEdition | undefined> {
    for (const name of await namesOf(scope)) {
      const copy = await caches.match(copyKey(listUrl(scope)), { cacheName: name });
      if (copy) return { name, date: savedDate(copy), list: (await copy.json()) as OfflineList };
    }
    return undefined;
  }

  /** Saves every file that is not there yet, in the same state; reports the bytes that are. */
  async function save(scope: SearchScope, onProgress: (bytes: number) => void): Promise<void> {
    const list = await current(scope);
    const old = await find(scope);
    const known = new Set(old?.list.files.map(([path, , hash]) => path + hash));
    const name = editionName(baseUrl, scopeKey(scope), list.hash);
    const cache = await caches.open(name);
    const waiting = [...list.files];
    let bytes = 0;

    async function saveNext(): Promise<void> {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const [path, size, hash] = file;
        const url = urlOf(path);
        const same = known.has(path + hash) ? { cacheName: old?.name ?? '' } : { cacheName: name };
        // Also there if the last attempt was interrupted.
        const copy = await caches.match(copyKey(url), same);
        if (!copy) await keepCopy(cache, url, await load(url));
        else if (same.cacheName !== name) await cache.put(copyKey(url), copy);
        bytes += size;
        onProgress(bytes);
      }
    }

    await Promise.all(Array.from({ length: AT_A_TIME }, saveNext));
    const response = await load(listUrl(scope));
    const { hash } = (await response.clone().json()) as OfflineList;
    // The site was deployed meanwhile: some files may be those of the new list already.
    if (hash !== list.hash) {
      await caches.delete(name);
      return save(scope, onProgress);
    }
    await keepCopy(cache, listUrl(scope), response);
    for (const each of await namesOf(scope)) if (each !== name) await caches.delete(each);
  }

  async function remove(scope: SearchScope): Promise<void> {
    for (const name of await namesOf(scope)) await caches.delete(name);
  }

  return { current, find, save, remove };
}
