import {
  dataPath,
  PAGE_KINDS,
  type FrameData,
  type PageData,
  type PageKind,
  type PageState,
} from '#model/page.ts';
import { withBase } from '#model/path.ts';
import { onceUnlessFailed } from '#runtime/onceUnlessFailed.ts';
import { fetchJson, PageLoadError } from './fetchJson.ts';

/** Starts the island of a page in its `main`; returns the function that removes it. */
export type Mount = (place: HTMLElement) => () => void;

/** Everything needed to show a page. */
export interface LoadedPage {
  state: PageState;
  frame: FrameData;
  /** The HTML of its head and content; absent for the served page, whose document has it. */
  data?: { head: string; main: string };
  /** Absent for pages without an island, and for the served page, whose code comes later. */
  mount?: Mount | undefined;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

export interface PageLoaderOptions {
  /** Loads the code of a kind of page; undefined if it has none. */
  importIsland: (kind: PageKind) => Promise<{ default?: Mount }> | undefined;
  baseUrl: string;
  /** The build that the open document belongs to. */
  build: string;
}

/** Loads pages for in-app navigation: data file, frame and code, each at most once. */
export function createPageLoader({ importIsland, baseUrl, build }: PageLoaderOptions) {
  const pages = new Map<string, Promise<LoadedPage>>();
  const frames = new Map<string, Promise<FrameData>>();

  function loadFrame({ meta, frameUrl }: PageState): Promise<FrameData> {
    checkRoute(meta);
    return onceUnlessFailed(frames, frameUrl, () => fetchFrame(frameUrl));
  }

  /** Loads the code of a page, if it has an island. */
  async function island({ meta }: PageState): Promise<Mount | undefined> {
    const { kind, path } = meta;
    const module = await importIsland(kind)?.catch((cause: unknown) => {
      throw new PageLoadError('module', `Loading the code of "${kind}" pages failed.`, cause);
    });
    if (!module || module.default) return module?.default;
    throw new Error(
      `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  }

  async function loadPage(path: string): Promise<LoadedPage> {
    const { head, main, ...state } = await fetchPageData(withBase(baseUrl, dataPath(path)));
    if (state.build !== build) {
      throw new PageLoadError('newBuild', `The site was redeployed: ${build} → ${state.build}.`);
    }
    // A cache on the way that mixes up files must not show one page for another.
    if (state.meta.path !== path) {
      throw new PageLoadError('invalid', `The data of ${path} is that of ${state.meta.path}.`);
    }
    const [frame, mount] = await Promise.all([loadFrame(state), island(state)]);
    return { state, frame, mount, data: { head, main } };
  }

  return {
    /** Loads the page at a canonical path without the base URL, once per tab. */
    load: (path: string) => onceUnlessFailed(pages, path, () => loadPage(path)),
    /** Loads the data that the document does not contain. */
    servedPage: async (state: PageState) => ({ state, frame: await loadFrame(state) }),
    island,
    /** Drops the cached pages. */
    forget: () => pages.clear(),
  };
}

async function fetchPageData(url: string): Promise<PageData> {
  const data = (await fetchJson(url)) as Partial<PageData> | null;
  const isText = [data?.build, data?.frameUrl, data?.main].every(
    (text) => typeof text === 'string',
  );
  if (isText && PAGE_KINDS.some((kind) => kind === data?.meta?.kind)) return data as PageData;
  throw new PageLoadError('invalid', `The file ${url} does not describe a page.`);
}

async function fetchFrame(url: string): Promise<FrameData> {
  const frame = (await fetchJson(url)) as Partial<FrameData> | null;
  if (frame?.site && frame.sidebars) return frame as FrameData;
  throw new PageLoadError('invalid', `The file ${url} does not describe a frame.`);
}

/** The frame of a page needs to know its kind (behavior route-context-error). */
function checkRoute(meta: PageState['meta'] | undefined): void {
  if (!meta) throw new Error('Unexpected: no Docusaurus route context found');
  if (meta.kind === 'doc' && !meta.doc?.plugin) {
    throw new Error('Unexpected: Docusaurus topmost route context has no `plugin` attribute');
  }
}
