import type { SearchResponse, SearchRequest, SearchScope } from '#model/search.ts';

/** Messages from the page to the worker; `open` comes first. */
export type ToWorker =
  | { kind: 'open'; baseUrl: string }
  | { kind: 'warmUp'; scope: SearchScope }
  | { kind: 'search'; id: number; request: SearchRequest };

/** Messages from the worker to the page. */
export type FromWorker =
  | { kind: 'response'; id: number; response: SearchResponse }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'texts' };
