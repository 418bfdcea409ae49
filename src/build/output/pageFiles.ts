import type { Bundle } from '#build/bundle/bundle.ts';
import { contentHash } from '#build/hash.ts';
import { headHtml, htmlDocument } from '#build/output/htmlDocument.ts';
import { escapeHtml, htmlFile, type KeyedFile, type OutputFile } from '#build/output/outputFile.ts';
import type { Prerender } from '#entry.prerender.tsx';
import { pageTitle } from '#model/head.ts';
import {
  dataPath,
  type Frame,
  type FrameData,
  isListed,
  PAGE_LIST_PATH,
  type PageData,
  type PageList,
  type PageMeta,
  type PageState,
} from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { BuiltSite, Page } from '#pipeline/buildPages.ts';
import type { PageTexts } from '#pipeline/cacheStore.ts';

/** What all pages of a build share. */
interface BuildContext {
  /** Changes with the shell and the frames: tabs of another build then load pages in full. */
  id: string;
  /** Changes with anything that pages show of this context. */
  key: string;
  baseUrl: string;
  bundle: Omit<Bundle, 'folder' | 'offlineWorker'>;
  frames: readonly FrameFile[];
  /** The content security policies, if there are any. */
  policies: Policies | undefined;
}

/** A lab has a document of its own, so that other pages need not allow the script of its frames (decisions/0025). */
export interface Policies {
  page: string;
  lab: string;
}

/** What all pages of an edition and version share. */
interface FrameFile extends OutputFile {
  frame: Frame;
}

export function buildContext(
  built: BuiltSite,
  { bundle, policies }: Pick<BuildContext, 'bundle' | 'policies'>,
): BuildContext {
  const { baseUrl } = built.site;
  const { scripts, islandScripts, styles, prerender } = bundle;
  const frames = built.frames.map((frame) => frameFile(frame, prerender));
  const names = frames.map(({ path }) => path);
  const id = contentHash([...scripts, ...islandScripts, ...styles, ...names].join());
  const key = contentHash(JSON.stringify([id, baseUrl, bundle, policies]));
  return { id, key, baseUrl, bundle, frames, policies };
}

/** All files of a page: the document, complete without scripts, the data for in-app navigation, and the twin. */
export function pageFiles(context: BuildContext, page: Page): KeyedFile[] {
  const { meta, textsKey } = page;
  let known: PageTexts | undefined;
  const texts = () => (known ??= page.texts());
  const key = contentHash([context.key, textsKey, JSON.stringify(meta)].join());
  const parts = () => ({ meta, frame: frameOf(context, meta).frame, content: texts() });
  return [
    { path: htmlFile(meta.path), key, make: () => pageHtml(context, page, parts()) },
    { path: dataPath(meta.path).slice(1), key, make: () => pageData(context, page, parts()) },
    ...(meta.markdown === undefined
      ? []
      : [{ path: meta.markdown.slice(1), key, make: () => texts().markdown }]),
  ];
}

/** What the shell renders. */
type PageParts = Parameters<Prerender['body']>[0];

function pageHtml(context: BuildContext, page: Page, parts: PageParts): string {
  const { bundle, policies } = context;
  const { meta, frame } = parts;
  return htmlDocument({
    ...{ state: pageState(context, page), meta, frame, bundle },
    body: bundle.prerender.body(parts),
    ownScripts: page.standsAlone && 'scripts' in bundle.labs ? bundle.labs.scripts : [],
    policy: page.standsAlone ? policies?.lab : policies?.page,
  });
}

function pageData(context: BuildContext, page: Page, parts: PageParts): string {
  const { meta, frame } = parts;
  const data: PageData = {
    ...pageState(context, page),
    head: `<title>${escapeHtml(pageTitle(frame.site, meta))}</title>${headHtml(frame.site, meta)}`,
    main: context.bundle.prerender.main(parts),
  };
  return JSON.stringify(data);
}

/** All pages by name; loaded only on not-found pages. */
export function pageList({ pages }: BuiltSite): OutputFile {
  const list: PageList = pages
    .filter(({ meta }) => isListed(meta))
    .map(({ meta }) => [meta.path, meta.title]);
  return { path: PAGE_LIST_PATH.slice(1), content: JSON.stringify(list) };
}

function pageState(context: BuildContext, { meta, standsAlone }: Page): PageState {
  const { path } = frameOf(context, meta);
  // With a build of its own, it is entered and left by a full load.
  const build = standsAlone ? contentHash(context.id + meta.path) : context.id;
  return { build, frameUrl: withBase(context.baseUrl, `/${path}`), meta: shownMeta(meta) };
}

function shownMeta(meta: PageMeta): PageState['meta'] {
  const { path, kind, title, edition, version, doc, tree, sidebar, editions, versions } = meta;
  return { path, kind, title, edition, version, doc, tree, sidebar, editions, versions };
}

function frameOf({ frames }: BuildContext, { path, edition, version }: PageMeta): FrameFile {
  const file = frames.find(({ frame }) => frame.edition === edition && frame.version === version);
  if (!file) throw new Error(`No frame was made for ${path}.`);
  return file;
}

function frameFile(frame: Frame, prerender: Prerender): FrameFile {
  const { navbar, footer: _shown, ...site } = frame.site;
  const { items: _items, ...settings } = navbar;
  const data: FrameData = { site: { ...site, navbar: settings }, ...prerender.frame(frame) };
  const content = JSON.stringify(data);
  const name = `${frame.edition}-${frame.version}-${contentHash(content)}`;
  return { path: `assets/frame-${name}.json`, content, frame };
}
