import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LabScripts } from '#build/bundle/bundle.ts';
import type { Loaded } from '#build/loadSite.ts';
import { buildContext, type BuildContext, pageData, pageHtml } from '#build/output/pageFiles.ts';
import { devSearchFile } from '#build/output/searchFiles.ts';
import type { Prerender } from '#entry.prerender.tsx';
import { dataPath } from '#model/page.ts';
import { canonicalPath, notFoundPath, withoutBase } from '#model/path.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';

export interface DevResponse {
  status: number;
  path: string;
  content: string | Buffer;
}

interface DevState {
  root: string;
  loaded: Loaded;
  inlineScript: string;
  labs: LabScripts;
  prerender: Prerender;
}

/** What a static host would serve for a URL, rendered on demand. */
export async function devResponse(url: string, state: DevState): Promise<DevResponse> {
  const { built } = state.loaded;
  if (!built) return plain(404, 'The configuration has problems. See the terminal for details.');
  const { baseUrl } = built.site;
  const path = withoutBase(baseUrl, url);
  if (path === undefined) return plain(404, `This path is outside ${baseUrl}`);
  const context = devContext(built, state);
  const file = await readStatic(path, state);
  if (file) return { status: 200, path, content: file };
  for (const frame of context.frames.values()) {
    if (`/${frame.path}` === path) return { status: 200, path, content: frame.content };
  }
  const { search } = state.loaded;
  const index = search && devSearchFile(built, search, path);
  if (index !== undefined) return { status: 200, path, content: index };
  return pageResponse(built, context, path);
}

function pageResponse(built: BuiltSite, context: BuildContext, path: string): DevResponse {
  const { site, pages, redirects } = built;
  const wanted = canonicalPath(site.editions, path);
  for (const page of pages) {
    const { meta } = page;
    if (meta.kind === 'notFound') continue;
    if (meta.path === wanted) return { status: 200, ...pageHtml(context, page) };
    if (dataPath(meta.path) === path) return { status: 200, ...pageData(context, page) };
    if (meta.markdown === path) return { status: 200, path, content: page.texts().markdown };
  }
  const moved = redirects.find(({ from }) => from === wanted);
  if (moved) return pageResponse(built, context, moved.to);
  const notFound = pages.find(({ meta }) => meta.path === notFoundPath(site, path));
  if (!notFound || /\.\w+$/.test(path)) return plain(404, 'Not found');
  return { status: 404, ...pageHtml(context, notFound) };
}

function devContext(built: BuiltSite, { inlineScript, labs, prerender }: DevState): BuildContext {
  const bundle = {
    scripts: ['src/entry.browser.ts'],
    styles: [],
    islandScripts: [],
    labs,
    inlineScript,
    prerender,
  };
  return { ...buildContext(built, { bundle, policies: undefined }), id: 'dev' };
}

/** Reads a prepared image or a file of `public/`, if there is one. */
async function readStatic(path: string, { root, loaded }: DevState): Promise<Buffer | undefined> {
  const picture = loaded.pictures.get(path);
  return readFile(picture ?? join(root, 'public', path)).catch(() => undefined);
}

function plain(status: number, content: string): DevResponse {
  return { status, path: '.txt', content };
}
