import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiAdditions } from '#api-reference/apiAdditions.ts';
import { apiSymbols } from '#api-reference/apiSymbols.ts';
import { createApiResolver } from '#api-reference/createApiResolver.ts';
import { createReference } from '#api-reference/createReference.ts';
import { referenceCounts } from '#api-reference/referenceCounts.ts';
import type { Problem } from '#model/problem.ts';
import type { BuiltSite, ProseCheck } from '#pipeline/buildPages.ts';
import { createPageBuilder } from '#pipeline/buildPages.ts';
import { checkSiteConfig } from '#pipeline/checkSiteConfig.ts';
import { checkProse } from '#prose/checkProse.ts';
import { createHighlighter } from '#features/samples/highlight.ts';
import { prepareImages } from '#features/images/prepareImages.ts';
import { cacheStorePlace, openCacheStore } from './cacheStore.ts';
import { contentHash } from './hash.ts';
import { readContent } from './readContent.ts';
import { readApi } from './readApi.ts';
import { readHistory } from './readHistory.ts';
import { readDataFiles } from './readDataFiles.ts';
import { readLanguageNames } from './readLanguageNames.ts';
import { readLists } from './readLists.ts';
import { readProseRules } from './readProseRules.ts';
import { readSearchRules } from './readSearchRules.ts';
import { startRenderThread } from './renderInThreads.ts';
import type { SearchSource } from './searchInput.ts';
import { openWork, readWorklist, setAside } from './worklist.ts';

export interface Loaded {
  /** Absent if the configuration itself is invalid. */
  built: BuiltSite | undefined;
  /** Prepared images: URL → file in the cache. */
  pictures: Map<string, string>;
  problems: Problem[];
  /** Messages about the build. */
  notes: string[];
  /** Absent if the search rules are invalid. */
  search: SearchSource | undefined;
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
  // With stored renderings there is hardly anything to do.
  let thread = readdirSync(place).length === 0 ? startRenderThread() : undefined;
  const loadImages = rememberImages(project, cacheDir);
  // Other threads scale images while this one reads the API; what fails here fails again below.
  void readContent(project)
    .then(({ images }) => loadImages(images))
    .catch(() => undefined);
  const [highlighter, api, { lists, problems: listProblems }, history, siteSource, siteConfig] =
    await Promise.all([
      createHighlighter(),
      readApi(root, cacheDir),
      readLists(root),
      readHistory(project),
      readFile(configFile, 'utf8'),
      readConfig(configFile),
    ]);
  const { site, problems: configProblems } = checkSiteConfig(
    baseUrl === undefined ? siteConfig : { ...siteConfig, baseUrl },
    siteSource,
  );
  const { current, stable } = api.versions;
  const languages = await readLanguageNames(root, api.versions);
  const dataFiles = await readDataFiles(root);
  const allLists = { ...lists, additions: apiAdditions(api.versions) };
  const preparePages = createPageBuilder({
    highlighter,
    resolveApi: createApiResolver({ current: current.facts, stable: stable.facts }, site),
    reference: createReference(api.versions, api.signature),
    lists: allLists,
    store,
  });

  return async function loadSite(): Promise<Loaded> {
    if (!site) {
      const nothing = { built: undefined, pictures: new Map(), notes: [], search: undefined };
      return { ...nothing, problems: configProblems };
    }
    const content = await readContent(project);
    // Next to the code, like the packages they describe.
    const { rules, problems: ruleProblems } = await readSearchRules(root);
    const { images, pictures, problems } = await loadImages(content.images);
    const lastChanged = (file: string) => history.get(file);
    const prose = await readProseRules(project);
    const proseCheck: ProseCheck = (guides) => {
      const signature = [api.signature, prose.signature].join(' ');
      const input = { guides, dataFiles, site, languages, signature, store };
      return prose.rules ? checkProse({ ...input, rules: prose.rules }) : [];
    };
    const input = { site, siteSource, content, images, showsDrafts };
    thread?.begin({ api, lists: allLists, input, store: place });
    const pages = preparePages({ ...input, lastChanged, checkProse: proseCheck });
    await thread?.render(pages);
    thread = undefined;
    const built = pages.finish();
    const worklist = await readWorklist(root);
    const found = [...listProblems, ...problems, ...ruleProblems, ...prose.problems];
    const ofContent = setAside([...api.leftovers, ...found, ...built.problems], worklist);
    const symbolsOf: SearchSource['symbolsOf'] = (scope) => apiSymbols(api.versions, site, scope);
    const notes = [
      ...referenceCounts(api.versions, site),
      ...openWork(worklist, ofContent.waiting),
    ];
    const search = rules && { symbolsOf, rules };
    // Facts that are wrong cannot wait.
    return { built, pictures, problems: [...api.problems, ...ofContent.problems], notes, search };
  };
}

/** The export of the configuration file; its content is validated later. */
async function readConfig(file: string): Promise<object> {
  const { siteConfig } = (await import(pathToFileURL(file).href)) as { siteConfig?: object };
  if (siteConfig) return siteConfig;
  throw new Error(`${file} does not export "siteConfig".`);
}

/** Keeps the prepared images while the list of files stays the same. */
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
