import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { createApiResolver } from '#api-reference/createApiResolver.ts';
import type { Problem } from '#model/problem.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { createPageBuilder } from '#pipeline/buildPages.ts';
import { checkSiteConfig } from '#pipeline/checkSiteConfig.ts';
import { createHighlighter } from '#pipeline/highlight.ts';
import { prepareImages } from '#pipeline/images.ts';
import { createCacheStore } from './cacheStore.ts';
import { readContent } from './readContent.ts';
import { readFacts } from './readFacts.ts';

export interface Loaded {
  /** Absent when the configuration itself is not valid. */
  built: BuiltSite | undefined;
  /** Prepared pictures: address → file in the cache. */
  pictures: Map<string, string>;
  problems: Problem[];
}

export interface LoaderOptions {
  root: string;
  cacheDir: string;
  /** Overrides the base URL of the configuration. */
  baseUrl?: string | undefined;
}

/** Makes a function that reads the repository and returns its pages; later calls redo only what changed. */
export async function createSiteLoader({ root, cacheDir, baseUrl }: LoaderOptions) {
  const [highlighter, facts, siteSource] = await Promise.all([
    createHighlighter(),
    readFacts(root),
    readFile(join(root, 'site.config.ts'), 'utf8'),
  ]);
  const buildPages = createPageBuilder({
    highlighter,
    resolveApi: createApiResolver(facts),
    store: await createCacheStore(root, join(cacheDir, 'documents')),
  });
  const config = baseUrl === undefined ? siteConfig : { ...siteConfig, baseUrl };
  const { site, problems: configProblems } = checkSiteConfig(config, siteSource);
  const loadImages = rememberImages(root, cacheDir);

  return async function loadSite(): Promise<Loaded> {
    if (!site) return { built: undefined, pictures: new Map(), problems: configProblems };
    const content = await readContent(root);
    const { images, pictures, problems } = await loadImages(content.images);
    const built = buildPages({ site, siteSource, content, images });
    return { built, pictures, problems: [...problems, ...built.problems] };
  };
}

/** Keeps the prepared pictures while the list of files stays the same. */
function rememberImages(root: string, cacheDir: string) {
  const prepare = async (files: string[]) => {
    const pictures = new Map<string, string>();
    const { images, problems } = await prepareImages({
      root,
      files,
      cacheDir: join(cacheDir, 'images'),
      onFile: (url, path) => pictures.set(url, path),
    });
    return { images, pictures, problems };
  };
  let key = '';
  let prepared: ReturnType<typeof prepare> | undefined;
  return (files: string[]) => {
    if (!prepared || key !== files.join()) {
      key = files.join();
      prepared = prepare(files);
    }
    return prepared;
  };
}
