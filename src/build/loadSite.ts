import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { apiAdditions } from '#api-reference/apiAdditions.ts';
import { apiSymbols } from '#api-reference/apiSymbols.ts';
import { createApiResolver } from '#api-reference/createApiResolver.ts';
import { createReference } from '#api-reference/createReference.ts';
import { referenceCounts } from '#api-reference/apiVersion.ts';
import { myReleaseFacts } from '#api-reference/myReleaseFacts.ts';
import type { Problem } from '#model/problem.ts';
import { scopeKey } from '#model/search.ts';
import { type BuiltSite, type ProseCheck, createPageBuilder } from '#pipeline/buildPages.ts';
import { keyOf, remember } from '#pipeline/cacheStore.ts';
import { checkImages, MADE_FILE } from '#pipeline/checkImages.ts';
import { checkSiteConfig } from '#pipeline/checkSiteConfig.ts';
import { checkProse } from '#prose/checkProse.ts';
import { createProseReader, readerRules } from '#prose/readGuide.ts';
import { createLateHighlighter, createLateImages, prepareImages } from '#features/services.ts';
import { cacheStorePlace, openCacheStore } from './cacheStore.ts';
import { builtDemo, demoPages } from './demo.ts';
import { contentHash, hashPaths } from './hash.ts';
import { importTypeScript } from './read/importTypeScript.ts';
import { listImages, readContent } from './read/readContent.ts';
import { readApi, readNewer } from './read/readApi.ts';
import { readHistory } from './read/readHistory.ts';
import { readFeatureData, readProseFiles } from './read/readFeatureData.ts';
import { readLanguageNames } from './read/readLanguageNames.ts';
import { readProseRules, readSearchRules } from './read/readRules.ts';
import { startRenderThread } from './renderInThreads.ts';
import { renderShare } from './renderShare.ts';
import type { SearchSource } from './output/searchFiles.ts';
import { openWork, readWorklist, setAside } from './worklist.ts';

export interface Loaded {
  /** Absent if the configuration itself is invalid. */
  built?: BuiltSite;
  /** Prepared images: URL → file in the cache. */
  pictures: Map<string, string>;
  problems: Problem[];
  /** Messages about the build. */
  notes: string[];
  /** Absent if the search rules are invalid. */
  search?: SearchSource | undefined;
}

export interface LoaderOptions {
  /** The folder of the code. */
  root: string;
  /** The folder with `content/` and `site.config.ts`; default: that of the code. */
  project?: string | undefined;
  cacheDir: string;
  /** Overrides the configured base URL. */
  baseUrl?: string | undefined;
  /** Whether to include drafts. */
  showsDrafts?: boolean | undefined;
}

/** In a store that has all renderings. */
const WHOLE = 'whole';

/** Creates a function that reads the repository and returns its pages; later calls redo only what changed. */
export async function createSiteLoader(options: LoaderOptions) {
  const { root, project = root, cacheDir, baseUrl, showsDrafts = false } = options;
  const configFile = join(project, 'site.config.ts');
  // Other projects or base URLs get a separate cache, or they would evict these renderings.
  const place = await cacheStorePlace(
    root,
    join(cacheDir, 'documents', contentHash(`${relative(root, project)} ${baseUrl ?? ''}`)),
  );
  const store = openCacheStore(place);
  // With stored renderings there is hardly anything to do; a build that was stopped has left only a part.
  let thread = store.read(WHOLE) === undefined ? startRenderThread() : undefined;
  const loadImages = createImageLoader(project, cacheDir);
  // Other threads scale images while this one reads the API; what fails here fails again below.
  void loadImages()
    .then(({ preparing }) => preparing)
    .catch(() => undefined);
  const highlighter = createLateHighlighter();
  const reading = readApi(root);
  const additions = async () => apiAdditions((await reading).versions);
  const [api, { data, problems: dataProblems }, history, siteSource, siteConfig] =
    await Promise.all([
      reading,
      readFeatureData(root, {
        store,
        additions,
        demoPages: await demoPages(await builtDemo(root)),
      }),
      readHistory(project),
      readFile(configFile, 'utf8'),
      // Validated below.
      importTypeScript<object>(configFile, 'siteConfig'),
    ]);
  const { site, problems: configProblems } = checkSiteConfig(
    baseUrl === undefined ? siteConfig : { ...siteConfig, baseUrl },
    siteSource,
  );
  const languages = await readLanguageNames(root, { api, store });
  const dataFiles = await readProseFiles(root);
  const preparePages = createPageBuilder({
    highlighter,
    resolveApi: createApiResolver(api.versions, site),
    reference: createReference(api.versions, api.signature, store),
    data,
    store,
  });

  return async function loadSite(): Promise<Loaded> {
    if (!site) return { problems: configProblems, pictures: new Map(), notes: [] };
    const content = await readContent(project);
    // Next to the code, like the packages they describe.
    const { rules, problems: ruleProblems } = await readSearchRules(root, store);
    const { imagesKey, preparing } = await loadImages();
    const prepared = preparing.then(({ images }) => images);
    const images = createLateImages(prepared);
    const lastChanged = (file: string) => history.get(file);
    const prose = await readProseRules(project);
    const { rules: proseRules } = prose;
    const reader = proseRules && {
      ...{ site, languages, rules: readerRules(proseRules) },
      signature: [api.signature, prose.signature].join(' '),
    };
    const checkGuides: ProseCheck = (guides) => {
      const read = reader && createProseReader(guides, reader, store);
      const check = { guides, dataFiles, store };
      return {
        read: (guide) => read?.(guide),
        problems: () => (read ? checkProse({ ...check, read, rules: proseRules }) : []),
      };
    };
    const input = { site, siteSource, content, imagesKey, showsDrafts };
    // In a rebuild, they are there already.
    if (!thread) await images.load();
    thread?.begin({ api, data, input, reader, store: place }, prepared);
    const pages = preparePages({ ...input, images, lastChanged, checkProse: checkGuides });
    const rendering = thread ? thread.render(pages) : renderShare(pages);
    const [{ pictures, problems }] = await Promise.all([preparing, rendering, images.load()]);
    thread = undefined;
    const built = pages.finish();
    store.write(WHOLE, '');
    const worklist = await readWorklist(root);
    // Other projects have no screenshots.
    const made = await readFile(join(project, MADE_FILE), 'utf8').catch(() => '{}');
    const ofImages = checkImages(content, site, made);
    const found = [...dataProblems, ...problems, ...ofImages, ...ruleProblems, ...prose.problems];
    const ofContent = setAside([...found, ...built.problems], worklist);
    const symbolsOf: SearchSource['symbolsOf'] = (scope) =>
      remember(store, { name: `symbols-${scopeKey(scope)}`, key: keyOf(api.signature, site) }, () =>
        apiSymbols(api.versions, site, scope),
      );
    const newer = readNewer(root);
    const releasesOf: SearchSource['releasesOf'] = (scope) =>
      myReleaseFacts(api.versions, newer, scope);
    const notes = [
      ...referenceCounts(api.versions, site),
      ...openWork(worklist, ofContent.waiting),
    ];
    const search = rules && { symbolsOf, releasesOf, rules };
    return { built, pictures, problems: ofContent.problems, notes, search };
  };
}

/** Prepares the images; again only when any name or byte of them has changed. */
function createImageLoader(root: string, cacheDir: string) {
  const prepare = async (files: string[]) => {
    const pictures = new Map<string, string>();
    const onFile = (url: string, path: string) => void pictures.set(url, path);
    const options = { root, files, cacheDir: join(cacheDir, 'images'), onFile };
    return { ...(await prepareImages(options)), pictures };
  };
  let last: { imagesKey: string; preparing: ReturnType<typeof prepare> } | undefined;
  return async () => {
    const [imagesKey, files] = await Promise.all([
      hashPaths(root, ['content/images']),
      listImages(root),
    ]);
    if (last?.imagesKey !== imagesKey) last = { imagesKey, preparing: prepare(files) };
    return last;
  };
}
