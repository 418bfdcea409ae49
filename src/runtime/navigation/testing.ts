import type { Edition } from '#model/edition.ts';
import type { FrameData, PageData } from '#model/page.ts';
import type { LoadedPage } from './pageLoader.ts';
import { createRouter } from './router.ts';
import { createScrollKeeper } from './scroll.ts';

/** The editions that tests in this room use. */
export const EDITIONS: readonly Edition[] = [
  { id: 'nodejs', prefix: '/', label: 'Node.js' },
  { id: 'python', prefix: '/python/', label: 'Python' },
];

/** Returns a function that ends what code listens to from now on: on a page, that lasts as long as its document. */
export function recordListeners(): () => void {
  const ends: (() => void)[] = [];
  for (const target of [window, document] as EventTarget[]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (...listener: Parameters<typeof listen>) => {
      listen(...listener);
      ends.push(() => target.removeEventListener(...listener));
    };
  }
  return () => ends.splice(0).forEach((end) => end());
}

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

/** A router on `/docs/a` in the window of the test, whose loads finish when the test says so. */
export function createTestRouter(baseUrl = '/') {
  const ends = new Map<
    string,
    {
      resolve: (page: LoadedPage) => void;
      reject: (e: Error) => void;
      wait: (() => void) | undefined;
    }
  >();
  const router = createRouter({
    site: { origin: location.origin, baseUrl, editions: EDITIONS },
    load: (path, wait) =>
      new Promise((resolve, reject) => ends.set(path, { resolve, reject, wait })),
    page: loadedPage('/docs/a'),
    scroll: createScrollKeeper(),
  });
  return {
    router,
    /** The requested paths. */
    loads: () => [...ends.keys()],
    finish: async (path: string) => {
      ends.get(path)?.resolve(loadedPage(path));
      await Promise.resolve();
    },
    /** The connection is gone. */
    wait: (path: string) => ends.get(path)?.wait?.(),
    fail: async (path: string) => {
      ends.get(path)?.reject(new Error('gone'));
      await Promise.resolve();
    },
  };
}
