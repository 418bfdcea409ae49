import type { SearchClient } from '#model/search.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import type { SearchClientOptions } from './createSearchClient.ts';
import { createSearchClient } from './createSearchClient.ts';

// By the storage, of which a tab has one: nothing else lives exactly as long as the tab.
const clients = new WeakMap<BrowserStorage, SearchClient>();

/** One client, and with it one worker and one copy of the index, for modal and page. */
export function sharedSearchClient(options: SearchClientOptions): SearchClient {
  const { storage } = options;
  const client = clients.get(storage) ?? createSearchClient(options);
  clients.set(storage, client);
  return client;
}
