import { hasLab } from '#features/labs/hasLab.ts';
import { dataPath, isListed, PAGE_LIST_PATH } from '#model/page.ts';
import type { BareFrame, Frame, PageData, PageList, PageState } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { SearchIndexes } from '#model/search.ts';
import type { BuiltSite, Page } from '#pipeline/buildPages.ts';
import type { Bundle } from './bundle.ts';
import { contentHash } from './hash.ts';
import { htmlDocument } from './htmlDocument.ts';
import type { OutputFile } from './outputFile.ts';
import { htmlFile } from './outputFile.ts';

/** What all pages of a build share. */
export interface BuildContext {
  /** Changes with the shell and the frames: tabs of another build then load pages in full. */
  id: string;
  baseUrl: string;
  bundle: Omit<Bundle, 'folder' | 'sceneScript'>;
  /** By edition and version. */
  frames: ReadonlyMap<string, OutputFile & { frame: Frame }>;
  /** The content security policies, if there are any. */
  policies: Policies | undefined;
}

/** A lab has a document of its own, so that other pages need not allow the script of its frames (decisions/0025). */
export interface Policies {
  page: string;
  lab: string;
}

export function buildContext(
  { site, frames }: BuiltSite,
  {
    bundle,
    policies,
    search,
  }: Pick<BuildContext, 'bundle' | 'policies'> & { search: SearchIndexes },
): BuildContext {
  const files = new Map(
    frames.map((frame) => [frameKey(frame), frameFile({ ...frame, search })] as const),
  );
  // Every edit changes the index, and an open tab can continue with the one it has.
  const names = frames.map((frame) => frameName(frame));
  const id = contentHash(
    [...bundle.scripts, ...bundle.frameScripts, ...bundle.styles, ...names].join(),
  );
  return { id, baseUrl: site.baseUrl, bundle, frames: files, policies };
}

/** The page as a document, complete without scripts. */
export function pageHtml(context: BuildContext, { meta, content }: Page): OutputFile {
  const { bundle, policies } = context;
  const state = pageState(context, { meta, content });
  const { frame } = frameOf(context, meta);
  const isLab = hasLab(content.html);
  const body = bundle.prerender({ state, frame, content });
  return {
    path: htmlFile(meta.path),
    content: htmlDocument({
      ...{ state, frame, body, bundle },
      ownScripts: isLab ? bundle.labScripts : [],
      policy: isLab ? policies?.lab : policies?.page,
    }),
  };
}

/** The page as data, for in-app navigation. */
export function pageData(context: BuildContext, { meta, content }: Page): OutputFile {
  const data: PageData = { ...pageState(context, { meta, content }), content };
  return { path: dataPath(meta.path).slice(1), content: JSON.stringify(data) };
}

/** All pages by name; loaded only on not-found pages. */
export function pageList({ pages }: BuiltSite): OutputFile {
  const list: PageList = pages
    .filter(({ meta }) => isListed(meta))
    .map(({ meta }) => [meta.path, meta.title]);
  return { path: PAGE_LIST_PATH.slice(1), content: JSON.stringify(list) };
}

type Shown = Pick<Page, 'meta' | 'content'>;

function pageState(context: BuildContext, { meta, content }: Shown): PageState {
  const { path } = frameOf(context, meta);
  // With a build of its own, a lab is entered and left by a full load.
  const build = hasLab(content.html) ? contentHash(context.id + meta.path) : context.id;
  return { build, frameUrl: withBase(context.baseUrl, `/${path}`), meta };
}

function frameOf({ frames }: BuildContext, meta: Page['meta']) {
  const file = frames.get(frameKey(meta));
  if (!file) throw new Error(`No frame was made for ${meta.path}.`);
  return file;
}

function frameFile(frame: Frame): OutputFile & { frame: Frame } {
  return { path: `assets/frame-${frameName(frame)}.json`, content: JSON.stringify(frame), frame };
}

function frameName(frame: BareFrame): string {
  return `${frame.edition}-${frame.version}-${contentHash(JSON.stringify(frame))}`;
}

function frameKey({ edition, version }: { edition: string; version: string }): string {
  return `${edition}/${version}`;
}
