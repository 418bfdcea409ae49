import type { IndexNaming } from '#model/indexNameOf.ts';
import { myReleasePath } from '#model/newer.ts';
import { withBase } from '#model/path.ts';
import { type SearchClient, type SearchResponse, symbolsPath } from '#model/search.ts';
import { isHosted } from '#model/searchPath.ts';
import { searchSettings } from '#model/searchSettings.ts';
import type { SiteConfig } from '#model/site.ts';
import { loadReleaseFacts } from '#runtime/releaseFacts.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import type { FromWorker, ToWorker } from './localEngine.ts';
import { withFallback } from './withFallback.ts';
import { withMyRelease } from './withMyRelease.ts';
import workerUrl from './worker.ts?worker&url';

interface SearchClientOptions {
  site: IndexNaming & Pick<SiteConfig, 'baseUrl'>;
  storage: BrowserStorage;
}

/**
 * The search client of this site: the built-in index, or the hosted service with that index as its fallback.
 * Throws if the service is only partly configured (behavior search-config-missing).
 */
export function createSearchClient({ site, storage }: SearchClientOptions): SearchClient {
  const { baseUrl } = site;
  const marked = (client: SearchClient): SearchClient =>
    withMyRelease(client, {
      dataset: document.documentElement.dataset,
      loadFacts: (scope) => loadReleaseFacts(withBase(baseUrl, myReleasePath(scope))),
    });
  const local = createLocalClient(baseUrl);
  if (!isHosted(site.search)) return marked(local);
  const { appId, apiKey } = site.search;
  if (!appId) throw new Error('`appId` is missing.');
  if (!apiKey) throw new Error('`apiKey` is missing.');

  // The service's library is loaded only if one is configured.
  const loadHosted = async () => {
    const { createHostedClient } = await import('./hostedClient.ts');
    return createHostedClient({ site, appId, apiKey, storage });
  };
  const { timeoutMs } = searchSettings(site.search);
  return marked(withFallback({ loadHosted, local, timeoutMs }));
}

interface Waiting {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

/** Searches the built-in index, in a worker that is started on demand. */
function createLocalClient(baseUrl: string): SearchClient {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  function receive(message: FromWorker): void {
    if (message === 'texts') {
      for (const listener of listeners) listener();
      return;
    }
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if ('response' in message) asker?.resolve(message.response);
    else asker?.reject(new Error(message.failure));
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
    const started = new Worker(workerUrl, { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    started.addEventListener('error', giveUp);
    started.addEventListener('messageerror', giveUp);
    return started;
  }

  return {
    search: (request) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        send({ baseUrl, id, request });
      }),
    warmUp: (scope) => {
      // The names load in parallel with the worker, not after it.
      if (!worker) void fetch(withBase(baseUrl, symbolsPath(scope))).catch(() => undefined);
      send({ baseUrl, scope });
    },
    onUpdate: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
