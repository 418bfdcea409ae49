import { scopeKey, type SearchScope } from './search.ts';

/** Everything that an edition and version needs without a connection. */
export interface OfflineList {
  /** Changes with any of the files. */
  hash: string;
  /** The size of all files. */
  bytes: number;
  /** URLs without the base URL, pages first. */
  files: [url: string, bytes: number, hash: string][];
}

/** Where the list is, without the base URL. */
export function offlineListPath(scope: SearchScope): string {
  return `/data/offline/${scopeKey(scope)}.json`;
}

/** In the root of the site: a service worker controls what is below it. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/** The label of the button that opens the dialog; the worker changes it when a saved edition is outdated. */
export const OFFLINE_LABEL = 'Read offline';
