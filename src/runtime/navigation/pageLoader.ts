import {
  dataPath,
  PAGE_KINDS,
  type Frame,
  type PageData,
  type PageKind,
  type PageMeta,
  type PageState,
} from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { Markup, ShownContent } from '#runtime/article/markup.ts';
import { fetchJson } from './fetchJson.ts';
import { PageLoadError } from './pageLoadError.ts';

/** Everything needed to show a page; `P` is the type of page components. */
export interface LoadedPage<P> {
  state: PageState;
  content: ShownContent;
  frame: Frame;
  /** Absent for the served page, whose code is loaded when it is first needed. */
  Page: P | undefined;
}

export interface PageLoader<P> {
  /** Loads the page at a canonical path without the base URL, once per tab. */
  load: (path: string) => Promise<LoadedPage<P>>;
  /** Loads the data that the document does not contain. */
  servedPage: (state: PageState, content: ShownContent) => Promise<LoadedPage<P>>;
  /** Loads the code of a page. */
  component: (meta: PageMeta) => Promise<P>;
  /** Drops the cached pages. */
  forget: () => void;
}

export interface PageLoaderOptions<P> {
  fetch: typeof globalThis.fetch;
  importPage: (kind: PageKind) => Promise<{ default?: P }>;
  /** Turns the HTML of a loaded page into what is shown. */
  prepare: (html: string) => Markup;
  baseUrl: string;
  /** The build that the open document belongs to. */
  build: string;
}

/** Loads pages for in-app navigation: data file, frame and code, each at most once. */
export function createPageLoader<P>(options: PageLoaderOptions<P>): PageLoader<P> {
  const { fetch, importPage, prepare, baseUrl, build } = options;
  const pages = new Map<string, Promise<LoadedPage<P>>>();
  const frames = new Map<string, Promise<Frame>>();

  function loadFrame({ meta, frameUrl }: PageState): Promise<Frame> {
    checkRoute(meta);
    return remembered(frames, frameUrl, () => fetchFrame(fetch, frameUrl));
  }

  async function loadPage(path: string): Promise<LoadedPage<P>> {
    const { content, ...state } = await fetchPageData(fetch, withBase(baseUrl, dataPath(path)));
    if (state.build !== build) {
      throw new PageLoadError('newBuild', `The site was redeployed: ${build} → ${state.build}.`);
    }
    // A cache on the way that mixes up files must not show one page for another.
    if (state.meta.path !== path) {
      throw new PageLoadError('invalid', `The data of ${path} is that of ${state.meta.path}.`);
    }
    const [frame, Page] = await Promise.all([
      loadFrame(state),
      importComponent(importPage, state.meta),
    ]);
    return {
      ...{ state, frame, Page },
      content: { html: prepare(content.html), tocHtml: prepare(content.tocHtml) },
    };
  }

  return {
    load: (path) => remembered(pages, path, () => loadPage(path)),
    servedPage: async (state, content) => ({
      state,
      content,
      frame: await loadFrame(state),
      Page: undefined,
    }),
    component: (meta) => importComponent(importPage, meta),
    forget: () => pages.clear(),
  };
}

/** Shares a load between callers; a failed one is retried for the next caller. */
function remembered<T>(
  cache: Map<string, Promise<T>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => cache.delete(key));
  return loading;
}

async function fetchPageData(fetch: typeof globalThis.fetch, url: string): Promise<PageData> {
  const data = (await fetchJson(fetch, url)) as Partial<PageData> | null;
  const isPage =
    typeof data?.build === 'string' &&
    typeof data.frameUrl === 'string' &&
    typeof data.content?.html === 'string' &&
    PAGE_KINDS.some((kind) => kind === data.meta?.kind);
  if (!isPage) throw new PageLoadError('invalid', `The file ${url} does not describe a page.`);
  return data as PageData;
}

async function fetchFrame(fetch: typeof globalThis.fetch, url: string): Promise<Frame> {
  const frame = (await fetchJson(fetch, url)) as Partial<Frame> | null;
  if (frame?.site && frame.sidebars) return frame as Frame;
  throw new PageLoadError('invalid', `The file ${url} does not describe a frame.`);
}

/** The frame of a page needs to know its kind (behavior route-context-error). */
function checkRoute(meta: PageMeta | undefined): void {
  if (!meta) throw new Error('Unexpected: no Docusaurus route context found');
  if (meta.kind === 'doc' && !meta.doc?.plugin) {
    throw new Error('Unexpected: Docusaurus topmost route context has no `plugin` attribute');
  }
}

async function importComponent<P>(
  importPage: PageLoaderOptions<P>['importPage'],
  { kind, path }: PageState['meta'],
): Promise<P> {
  const module = await importPage(kind).catch((cause: unknown) => {
    throw new PageLoadError('module', `Loading the code of "${kind}" pages failed.`, cause);
  });
  if (module.default !== undefined) return module.default;
  throw new Error(
    `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
  );
}
