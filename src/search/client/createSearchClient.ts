import type { IndexNaming } from '#model/indexNameOf.ts';
import { withBase } from '#model/path.ts';
import { type SearchClient, type SearchResponse, symbolsPath } from '#model/search.ts';
import { isHosted } from '#model/searchPath.ts';
import { searchSettings } from '#model/searchSettings.ts';
import type { SiteConfig } from '#model/site.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import type { FromWorker, ToWorker } from './localEngine.ts';
import { type HostedClient, withFallback } from './withFallback.ts';
import workerUrl from './worker.ts?worker&url';

export interface SearchClientOptions {
  site: IndexNaming & Pick<SiteConfig, 'baseUrl'>;
  storage: BrowserStorage;
  local?: SearchClient;
  loadHosted?: () => Promise<HostedClient>;
}

/**
 * The search client of this site: the built-in index, or the hosted service with that index as its fallback.
 * Throws if the service is only partly configured (behavior search-config-missing).
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const { site, storage } = options;
  const { local = createLocalClient({ baseUrl: site.baseUrl }) } = options;
  if (!isHosted(site.search)) return local;
  const { appId, apiKey } = site.search;
  if (!appId) throw new Error('`appId` is missing.');
  if (!apiKey) throw new Error('`apiKey` is missing.');

  const {
    // The service's library is loaded only if one is configured.
    loadHosted = async () => {
      const { createHostedClient } = await import('./hostedClient.ts');
      return createHostedClient({ site, appId, apiKey, storage });
    },
  } = options;
  return withFallback({ loadHosted, local, timeoutMs: searchSettings(site.search).timeoutMs });
}

export interface LocalClientOptions {
  baseUrl: string;
  createWorker?: () => Worker;
  /** Loads a file into the browser's cache. */
  fetchAhead?: (url: string) => void;
}

interface Waiting {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

/** Searches the built-in index, in a worker that is started on demand. */
export function createLocalClient({
  baseUrl,
  createWorker = () => new Worker(workerUrl, { type: 'module' }),
  fetchAhead = (url) => void fetch(url).catch(() => undefined),
}: LocalClientOptions): SearchClient {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  function receive(message: FromWorker): void {
    if (message.kind === 'texts') {
      for (const listener of listeners) listener();
      return;
    }
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'response') asker?.resolve(message.response);
    else asker?.reject(new Error(message.message));
  }

  /** The next query starts a new worker: this one may have been interrupted while loading. */
  function giveUp(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The search worker failed.'));
    waiting.clear();
  }

  function send(message: ToWorker): void {
    try {
      worker ??= start();
      worker.postMessage(message);
    } catch {
      // Some policies and extensions allow no workers at all.
      giveUp();
    }
  }

  function start(): Worker {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    started.addEventListener('error', giveUp);
    started.addEventListener('messageerror', giveUp);
    started.postMessage({ kind: 'open', baseUrl } satisfies ToWorker);
    return started;
  }

  return {
    search: (request) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        send({ kind: 'search', id, request });
      }),
    warmUp: (scope) => {
      // The names load in parallel with the worker, not after it.
      if (!worker) fetchAhead(withBase(baseUrl, symbolsPath(scope)));
      send({ kind: 'warmUp', scope });
    },
    onUpdate: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
