// The service worker, bundled into one file. Only readers who ask for it have it (decisions/0032).
import { DEMO_PATH } from '#model/demo.ts';
import { OFFLINE_LABEL, type OfflineList } from '#model/offline.ts';
import { inTime } from '#search/client/inTime.ts';
import {
  copyKey,
  findCopy,
  keepCopy,
  savedDate,
  siteCaches,
  visitedName,
} from '#runtime/offline/copies.ts';

/** The part of the global scope that we use; the DOM types describe a window. */
interface WorkerScope {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}

interface WorkerEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

/** A connection that carries nothing is none. */
const PATIENCE_MS = 8000;

/** Of files that readers come across, the oldest go first. */
const MOST_VISITED = 1500;

start(globalThis as unknown as WorkerScope);

function start(scope: WorkerScope): void {
  const base = new URL(scope.registration.scope).pathname;
  const outdated = new URL('data/offline/outdated', scope.registration.scope).href;
  const demo = scope.registration.scope + DEMO_PATH.slice(1);
  let hasCompared = false;

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', (event) => {
    const { method, url, mode, cache } = event.request;
    const isOurs = url.startsWith(scope.registration.scope) && !url.startsWith(demo);
    // What is being saved comes from the host.
    const isDownload = cache === 'no-cache' && mode !== 'navigate';
    if (isOurs && method === 'GET' && !isDownload) event.respondWith(respond(event));
  });

  async function respond(event: WorkerEvent): Promise<Response> {
    const { request } = event;
    const { url, mode } = request;
    const path = new URL(url).pathname.slice(base.length);
    const isPage = mode === 'navigate';
    const copy = await findCopy(base, url);
    // The name of an asset changes with its content.
    if (copy && path.startsWith('assets/')) return copy;
    try {
      const response = await (copy && isPage
        ? inTime(fetch(request), PATIENCE_MS)
        : fetch(request));
      if (response.ok) event.waitUntil(keepVisited(request, path, response.clone()));
      if (!isPage || !response.ok) return response;
      if (!hasCompared) event.waitUntil(compareEditions());
      hasCompared = true;
      return await labelled(response);
    } catch (error) {
      if (copy) return isPage ? await dated(copy) : copy;
      if (isPage) return notSaved();
      // Only pages are saved, not the data that replaces one by another: this makes the router load the page.
      if (await findCopy(base, pageOf(url))) return new Response(null, { status: 404 });
      throw error;
    }
  }

  /** Keeps what the reader visits: the pages themselves, and the files that they load. */
  async function keepVisited({ url, mode }: Request, path: string, response: Response) {
    const name = visitedName(base);
    if (!(await caches.has(name))) return;
    const visited = await caches.open(name);
    const isPageData = /^data\/(?!search\/|offline\/|pages\.json)/.test(path);
    // Links that come into view are prefetched, in another mode.
    if (isPageData && mode !== 'cors') return;
    const kept = isPageData ? await fetch(pageOf(url)) : response;
    if (kept.ok) await keepCopy(visited, isPageData ? pageOf(url) : url, kept);
    const keys = await visited.keys();
    for (const old of keys.slice(0, -MOST_VISITED)) await visited.delete(old);
  }

  /** Remembers in the cache of a saved edition that the site has a newer one. */
  async function compareEditions(): Promise<void> {
    for (const name of await siteCaches(base)) {
      const cache = await caches.open(name);
      const lists = (await cache.keys()).filter(({ url }) =>
        /\/data\/offline\/.+\.json$/.test(url),
      );
      for (const { url } of lists) {
        const saved = (await (await cache.match(url))?.json()) as OfflineList | undefined;
        const current = (await (await fetch(url, { cache: 'no-cache' })).json()) as OfflineList;
        if (saved?.hash === current.hash) await cache.delete(copyKey(outdated));
        else await cache.put(copyKey(outdated), new Response());
      }
    }
  }

  /** Names the button at the end of a page by what it offers. */
  async function labelled(response: Response): Promise<Response> {
    if (!(await findCopy(base, outdated))) return response;
    const label = 'Update your offline copy';
    return withText(response, (html) => html.replace(`>${OFFLINE_LABEL}<`, `>${label}<`));
  }

  function notSaved(): Response {
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Offline</title><h1>You are offline</h1><p>This page isn’t saved on this device. Go back, or to the <a href="${base}">home page</a>.`;
    return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html' } });
  }
}

/** A copy says that it is one. */
function dated(copy: Response): Promise<Response> {
  const note = `<p class="saved-copy" role="note">You are offline. This page was saved on ${savedDate(copy)}.</p>`;
  // In the article, if there is one: what surrounds it is a grid.
  const place = (html: string) => (html.includes('<article') ? /<article[^>]*>/ : /<main[^>]*>/);
  return withText(copy, (html) => html.replace(place(html), (start) => start + note));
}

async function withText(response: Response, change: (html: string) => string): Promise<Response> {
  const { status, headers } = response;
  return new Response(change(await response.text()), { status, headers });
}

/** The page of a data file: `/data/docs/intro.json` → `/docs/intro`; the inverse of `dataPath`. */
function pageOf(url: string): string {
  return url.replace(/\/data(\/.*?)(?:index)?\.json.*$/, '$1');
}
