import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BROWSER_ENTRY, type LabScripts } from '#build/bundle/bundle.ts';
import type { Loaded } from '#build/loadSite.ts';
import { nameDemo } from '#build/output/demoUrls.ts';
import { buildContext, pageFiles } from '#build/output/pageFiles.ts';
import { devSearchFiles, releaseFiles } from '#build/output/searchFiles.ts';
import type { Prerender } from '#entry.prerender.tsx';
import { demoUrlOf } from '#model/demo.ts';
import { canonicalPath, withoutBase } from '#model/path.ts';
import { findFile, notFoundFile } from './respond.ts';

interface DevState {
  root: string;
  loaded: Loaded;
  inlineScript: string;
  labs: LabScripts;
  prerender: Prerender;
  demoUrl: string | undefined;
}

/** What a static host would serve for a URL, rendered on demand. */
export function createDevResponse(state: DevState) {
  const { built, pictures } = state.loaded;
  const files = devFiles(state);
  const plain = (content: string) => ({ status: 404, path: '.txt', content });

  return async (
    url: string,
  ): Promise<{ status: number; path: string; content: string | Buffer }> => {
    if (!built) return plain('The configuration has problems. See the terminal for details.');
    const { baseUrl, editions } = built.site;
    const path = withoutBase(baseUrl, url);
    if (path === undefined) return plain(`This path is outside ${baseUrl}`);
    const image = pictures.get(path) ?? join(state.root, 'public', path);
    const content = await readFile(image).catch(() => undefined);
    if (content) return { status: 200, path, content };
    const wanted = canonicalPath(editions, path);
    const moved = built.redirects.find(({ from }) => from === wanted);
    const file = findFile(files, moved?.to ?? path);
    if (file) return { status: 200, path: file.path, content: file.make() };
    const notFound = notFoundFile(files, path);
    if (!notFound || /\.\w+$/.test(path)) return plain('Not found');
    return { status: 404, path: notFound.path, content: notFound.make() };
  };
}

/** What is made of the content, by lowercase path. */
function devFiles({ loaded: { built, search }, inlineScript, labs, prerender, demoUrl }: DevState) {
  if (!built) return new Map<string, { path: string; make: () => string }>();
  const assets = { scripts: [BROWSER_ENTRY], styles: [], islandScripts: [] };
  const bundle = { ...assets, labs, inlineScript, prerender };
  const context = { ...buildContext(built, { bundle, policies: undefined }), id: 'dev' };
  const files = [
    ...context.frames.map(({ path, content }) => ({ path, make: () => content })),
    ...built.pages.flatMap((page) => pageFiles(context, page)),
    ...(search ? devSearchFiles(built, search) : []),
    ...(search ? releaseFiles(built, search.releasesOf) : []).map(({ path, content }) => ({
      path,
      make: () => content,
    })),
  ];
  const named = (text: string) => nameDemo(text, demoUrl ?? demoUrlOf(built.site));
  return new Map(
    files.map(({ path, make }) => [`/${path.toLowerCase()}`, { path, make: () => named(make()) }]),
  );
}
