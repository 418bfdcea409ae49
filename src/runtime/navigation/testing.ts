import type { Edition } from '#model/edition.ts';
import type { FrameData, PageData } from '#model/page.ts';
import type { LoadedPage } from './pageLoader.ts';
import { createRouter, type Router } from './router.ts';
import { createScrollKeeper } from './scroll.ts';

/** The editions that tests in this room use. */
export const EDITIONS: readonly Edition[] = [
  { id: 'nodejs', prefix: '/', label: 'Node.js' },
  { id: 'python', prefix: '/python/', label: 'Python' },
];

/** A page as the build writes it, reduced to what tests in this room need. */
export function pageData(path: string, build = 'b1'): PageData {
  const same = { path, match: 'same' } as const;
  return {
    build,
    frameUrl: '/frames/nodejs-stable.json',
    meta: {
      ...{ path, kind: 'doc', title: path, edition: 'nodejs', version: 'stable' },
      doc: { plugin: 'default', id: 'intro' },
      editions: { nodejs: same, python: same, java: same, dotnet: same },
      versions: { current: same, stable: same },
    },
    head: `<title>${path}</title>`,
    main: `<main><h1>${path}</h1></main>`,
  };
}

/** A stub frame; nothing in this room looks inside. */
export const FRAME = { site: {}, sidebars: {} } as FrameData;

export function loadedPage(path: string): LoadedPage {
  const { head, main, ...state } = pageData(path);
  return { state, frame: FRAME, mount: undefined, data: { head, main } };
}

/** A router whose loads finish when the test says so. */
export interface RouterFixture {
  router: Router;
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

/** A router that has not started yet. */
export function followedRouter(baseUrl = '/'): RouterFixture {
  const pending = new Map<string, PromiseWithEnds>();
  const loads: string[] = [];
  const load = (path: string): Promise<LoadedPage> => {
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
