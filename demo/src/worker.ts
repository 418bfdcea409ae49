import { createStore, respondToApi, type Store } from '../api/respond.ts';
import { OFFLINE_CACHE, WORKER_HEADER } from './workerHeader.ts';

// The type of the global object in a service worker, of which the DOM library has only the window's.
declare const self: Pick<Window, 'addEventListener'> & {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
};

interface WaitingEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

/** Browsers stop idle workers: what the box office knows is kept here. */
const CACHE = 'stagehand-store';
const STORE_URL = 'store.json';

self.addEventListener('install', (event) => (event as WaitingEvent).waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  (event as WaitingEvent).waitUntil(self.clients.claim()),
);
// All other requests go to the network as if there were no worker, where tests can route them.
self.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  if (request.headers.has(WORKER_HEADER)) respondWith.call(event, respond(request));
  else if (!navigator.onLine) respondWith.call(event, respondOffline(request));
});

async function respondOffline(request: Request): Promise<Response> {
  const cache = await caches.open(OFFLINE_CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

/** One after another, because each reads and writes the stored state. */
let turn: Promise<unknown> = Promise.resolve();

function respond(request: Request): Promise<Response> {
  const response = turn.then(() => answer(request));
  turn = response.catch(() => undefined);
  return response;
}

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { pathname: base } = new URL(self.registration.scope);
  const cache = await caches.open(CACHE);
  const stored = await cache.match(STORE_URL);
  const store = stored ? ((await stored.json()) as Store) : createStore();
  const { status, headers, body } = await respondToApi(
    {
      method: request.method,
      path: pathname.slice(base.length - 1),
      query: searchParams,
      headers: {
        ...Object.fromEntries(request.headers),
        cookie: request.headers.get(WORKER_HEADER) ?? '',
      },
      body: new Uint8Array(await request.arrayBuffer()),
    },
    store,
  );
  if (request.method !== 'GET') await cache.put(STORE_URL, new Response(JSON.stringify(store)));
  const content = typeof body === 'string' ? body : body.slice();
  // These statuses have no body, not even an empty one.
  return new Response(status === 204 ? null : content, { status, headers });
}
