import { withBase } from '#model/path.ts';
import type { SearchResponse, SearchClient } from '#model/search.ts';
import { symbolsPath } from '#model/search.ts';
import workerUrl from './worker.ts?worker&url';
import type { FromWorker, ToWorker } from './workerMessages.ts';

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
