import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashPaths, isMissing } from '#build/hash.ts';
import { LABS_FOLDER, prepareLabs } from '#build/bundle/labs.ts';
import { BROWSER, buildInline, readInline, viteBuild } from '#build/bundle/viteBuild.ts';
import type { Prerender } from '#entry.prerender.tsx';
import { errorText } from '#model/errorText.ts';
import { roomsOf } from '#rooms.mjs';

/** The compiled shell: what the browser loads and what pre-renders pages. */
export interface Bundle {
  /** Contains `assets/`, to be copied to the output. */
  folder: string;
  /** The first script of every page, and what it imports: `assets/entry-….js`. */
  scripts: string[];
  /** React and the search page, which that page loads at once. */
  islandScripts: string[];
  styles: string[];
  labs: LabScripts;
  /** Inlined into the HTML, runs before first paint. */
  inlineScript: string;
  prerender: Prerender;
}

/** The scripts of labs, or why there are none (decisions/0025). */
export type LabScripts =
  | {
      /** The second script of pages with a lab. */
      scripts: string[];
      /** Runs in the frames of labs. */
      scene: string;
    }
  | { missing: string };

const INLINE = 'src/entry.inline.ts';
const ENTRY = 'src/entry.browser.ts';

const SOURCES = [
  ...roomsOf('browser'),
  ...[ENTRY, INLINE, 'src/entry.prerender.tsx', 'package-lock.json', LABS_FOLDER],
  ...['labs', 'bundle', 'strictBuild', 'viteBuild', 'viteConfig'].map(
    (name) => `src/build/${name}.ts`,
  ),
];

const MANIFEST = 'manifest.json';
const LABS_MANIFEST = 'labs.json';
/** Instead of the labs: the reason why there are none. */
const NO_LABS = 'no-labs.txt';

/** Shared by all islands, and by nothing else. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Where the bundle of some sources is kept. */
export interface BundlePlace {
  folder: string;
  /** Of the sources. */
  hash: string;
}

export async function placeOfBundle(root: string, cacheDir: string): Promise<BundlePlace> {
  const hash = await hashPaths(root, SOURCES);
  return { folder: join(cacheDir, 'bundles', hash), hash };
}

/** Bundles the shell, unless that has been done for these sources. */
export async function makeBundle(root: string, { folder, hash }: BundlePlace): Promise<void> {
  if (await isThere(folder)) return;
  // Two builds may bundle at the same time: each in its own folder, and the first one wins.
  const fresh = `${folder}.${process.pid}`;
  await buildInline(root, { entry: INLINE, outDir: join(fresh, 'inline') });
  await buildClient(root, join(fresh, 'client'));
  await buildLabs(root, fresh);
  await buildPrerender(root, join(fresh, 'prerender'));
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  await removeOthers(dirname(folder), hash);
}

/** Keeps only the bundle of the latest sources, and what another build is about to finish. */
async function removeOthers(bundles: string, hash: string): Promise<void> {
  const old = (await readdir(bundles)).filter((name) => name !== hash && !name.includes('.'));
  await Promise.all(old.map((name) => rm(join(bundles, name), { recursive: true, force: true })));
}

async function buildClient(root: string, outDir: string): Promise<void> {
  const entry = join(root, ENTRY);
  // What every page loads is one chunk. What is imported dynamically, such as islands, is loaded on demand.
  const groups = [
    { name: 'entry', tags: ['$initial' as const], priority: 1 },
    { name: 'react', test: REACT },
  ];
  await viteBuild(root, {
    build: {
      ...BROWSER,
      outDir,
      manifest: MANIFEST,
      rolldownOptions: {
        input: { entry },
        // Shared constants, such as feature names and storage keys, are inlined instead of imported.
        optimization: { inlineConst: { mode: 'all' } },
        output: { codeSplitting: { groups } },
      },
    },
  });
}

/** Labs share no file with other pages, which would otherwise export what only labs import. */
async function buildLabs(root: string, folder: string): Promise<void> {
  try {
    const { entry, config } = await prepareLabs(root, join(folder, 'scene'));
    await viteBuild(root, config, {
      build: {
        ...BROWSER,
        outDir: join(folder, 'client'),
        emptyOutDir: false,
        manifest: LABS_MANIFEST,
        rolldownOptions: { input: { labs: join(root, entry) } },
      },
    });
  } catch (error) {
    // The site is built without them, and the build says so.
    await writeFile(join(folder, NO_LABS), errorText(error));
  }
}

async function buildPrerender(root: string, outDir: string): Promise<void> {
  await viteBuild(root, {
    build: {
      outDir,
      ssr: join(root, 'src/entry.prerender.tsx'),
      // The bundle always uses React's production build, whatever the caller's environment.
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

async function readManifest(file: string): Promise<Manifest> {
  // Just written by Vite, in the documented manifest format.
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}

export async function readBundle({ folder, hash }: BundlePlace): Promise<Bundle> {
  const client = join(folder, 'client');
  const manifest = await readManifest(join(client, MANIFEST));
  /** A chunk and its imports, which may be circular. */
  const filesOf = (chunk?: ManifestChunk, seen = new Set<string>()): string[] => {
    if (!chunk || seen.has(chunk.file)) return [...seen];
    seen.add(chunk.file);
    for (const key of chunk.imports ?? []) filesOf(manifest[key], seen);
    return [...seen];
  };
  const filesNamed = (wanted: string) =>
    filesOf(Object.values(manifest).find(({ name }) => name === wanted));
  const scripts = filesNamed('entry');
  const islandScripts = filesNamed('searchIsland').filter((file) => !scripts.includes(file));
  const prerender = join(folder, 'prerender/prerender.js');
  // The hash makes Node.js load a rebuilt file again.
  const module = (await import(`${pathToFileURL(prerender).href}?${hash}`)) as {
    prerender: Prerender;
  };
  return {
    folder: client,
    scripts,
    islandScripts,
    labs: await readLabs(folder),
    styles: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.css')),
    inlineScript: await readInline(join(folder, 'inline')),
    prerender: module.prerender,
  };
}

async function readLabs(folder: string): Promise<LabScripts> {
  const reason = join(folder, NO_LABS);
  if (await isThere(reason)) return { missing: await readFile(reason, 'utf8') };
  const manifest = await readManifest(join(folder, 'client', LABS_MANIFEST));
  const entries = Object.values(manifest).filter(({ name }) => name === 'labs');
  return {
    scripts: entries.map(({ file }) => file),
    scene: await readInline(join(folder, 'scene')),
  };
}

export async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
