import { EDITIONS, loadedPage } from './pageFixture.ts';
import type { LoadedPage } from './pageLoader.ts';
import { createRouter, type Router } from './router.ts';
import { createScrollKeeper } from './scroll.ts';

/** A router whose loads finish when the test says so. */
export interface RouterFixture {
  router: Router<string>;
  /** The requested paths. */
  loads: string[];
  finish: (path: string) => Promise<void>;
  fail: (path: string) => Promise<void>;
}

/** Starts a router on `/docs/a` in the window of the test. */
export function startRouter(baseUrl = '/'): RouterFixture {
  const fixture = followedRouter(baseUrl);
  fixture.router.start();
  return fixture;
}

/** A router that has not started yet; its pages are committed as soon as they are shown. */
export function followedRouter(baseUrl = '/'): RouterFixture {
  const pending = new Map<string, PromiseWithEnds>();
  const loads: string[] = [];
  const load = (path: string): Promise<LoadedPage<string>> => {
    loads.push(path);
    return new Promise((resolve, reject) => {
      pending.set(path, { resolve: () => resolve(loadedPage(path)), reject });
    });
  };
  const router = createRouter({
    window,
    site: { origin: location.origin, baseUrl, editions: EDITIONS },
    loader: { load },
    page: loadedPage('/docs/a'),
    scroll: createScrollKeeper(window),
  });
  router.subscribe(router.afterCommit);
  return {
    router,
    loads,
    async finish(path) {
      pending.get(path)?.resolve();
      await Promise.resolve();
    },
    async fail(path) {
      pending.get(path)?.reject(new Error('gone'));
      await Promise.resolve();
    },
  };
}

interface PromiseWithEnds {
  resolve: () => void;
  reject: (error: Error) => void;
}
