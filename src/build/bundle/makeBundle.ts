import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeOldStates } from '#build/cacheStore.ts';
import { errorText } from '#model/errorText.ts';
import {
  BROWSER_ENTRY,
  type Bundle,
  FACTS_FILE,
  INLINE_ENTRY,
  type LabScripts,
  OFFLINE_ENTRY,
  PRERENDER_ENTRY,
} from './bundle.ts';
import { labConstants, prepareLabs } from './labs.ts';
import { BROWSER, buildInline, viteBuild } from './viteBuild.ts';

/** Shared by all islands, and by nothing else. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Bundles the shell into a folder whose name is the hash of its sources. */
export async function makeBundle(root: string, folder: string): Promise<void> {
  // Two builds may bundle at the same time: each in its own folder, and the first one wins.
  const fresh = `${folder}.${process.pid}`;
  const { run, ...labs } = await buildLabs(root, fresh);
  const facts = {
    labs,
    inlineScript: await buildInline(root, { entry: INLINE_ENTRY, outDir: join(fresh, 'inline') }),
    offlineWorker: await buildInline(root, {
      entry: OFFLINE_ENTRY,
      outDir: join(fresh, 'offline'),
    }),
    ...(await buildClient(root, join(fresh, 'client'), run)),
  };
  await buildPrerender(root, join(fresh, 'prerender'));
  await writeFile(join(fresh, FACTS_FILE), JSON.stringify(facts));
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  removeOldStates(dirname(folder));
}

/** What Vite writes about each file. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

async function readManifest(outDir: string, name: string): Promise<Manifest> {
  // Just written by Vite, in the documented manifest format.
  return JSON.parse(await readFile(join(outDir, name), 'utf8')) as Manifest;
}

async function buildClient(
  root: string,
  outDir: string,
  run: string | undefined,
): Promise<Pick<Bundle, 'scripts' | 'islandScripts' | 'styles'>> {
  // What every page loads is one chunk. What is imported dynamically, such as islands, is loaded on demand.
  const groups = [
    { name: 'entry', tags: ['$initial' as const], priority: 1 },
    { name: 'react', test: REACT },
  ];
  await viteBuild(root, labConstants(run), {
    build: {
      ...BROWSER,
      outDir,
      emptyOutDir: false,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { entry: join(root, BROWSER_ENTRY) },
        // Shared constants, such as feature names and storage keys, are inlined instead of imported.
        optimization: { inlineConst: { mode: 'all' } },
        output: { codeSplitting: { groups } },
      },
    },
  });
  const manifest = await readManifest(outDir, 'manifest.json');
  const chunks = Object.values(manifest);
  /** A chunk and its imports, which may be circular. */
  const filesOf = (chunk?: Manifest[string], seen = new Set<string>()): string[] => {
    if (!chunk || seen.has(chunk.file)) return [...seen];
    seen.add(chunk.file);
    for (const key of chunk.imports ?? []) filesOf(manifest[key], seen);
    return [...seen];
  };
  const filesNamed = (wanted: string) => filesOf(chunks.find(({ name }) => name === wanted));
  const scripts = filesNamed('entry');
  return {
    scripts,
    islandScripts: filesNamed('searchIsland').filter((file) => !scripts.includes(file)),
    styles: chunks.map(({ file }) => file).filter((file) => file.endsWith('.css')),
  };
}

/** Labs share no file with other pages, which would otherwise export what only labs import. */
async function buildLabs(root: string, folder: string): Promise<LabScripts & { run?: string }> {
  const outDir = join(folder, 'client');
  try {
    const labs = await prepareLabs(root, join(folder, 'scene'));
    const { entry, run, runProblem, scene, config } = labs;
    await viteBuild(root, config, {
      build: {
        ...BROWSER,
        outDir,
        manifest: 'labs.json',
        // The framework's code is larger than what Vite warns of.
        chunkSizeWarningLimit: Infinity,
        rolldownOptions: {
          input: { labs: join(root, entry), ...(run && { run: join(root, run) }) },
          // The button imports what the script of runs exports.
          preserveEntrySignatures: 'exports-only',
        },
      },
    });
    const chunks = Object.values(await readManifest(outDir, 'labs.json'));
    const named = (wanted: string) =>
      chunks.filter(({ name }) => name === wanted).map(({ file }) => file);
    const [runScript = ''] = named('run');
    return { scripts: named('labs'), scene, runProblem, run: runScript };
  } catch (error) {
    // The site is built without them, and the build says so.
    return { missing: errorText(error) };
  }
}

async function buildPrerender(root: string, outDir: string): Promise<void> {
  await viteBuild(root, {
    build: {
      outDir,
      ssr: join(root, PRERENDER_ENTRY),
      // The bundle always uses React's production build, whatever the caller's environment.
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
