import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, InlineConfig, Plugin } from 'vite';
import type { Prerender } from '../entry.prerender.tsx';
import { invariant } from '#model/invariant.ts';
import { PAGE_KINDS } from '#model/page.ts';
import type { PageKind } from '#model/page.ts';
import { roomsOf } from '#rooms.mjs';
import { hashPaths, isMissing } from './hash.ts';
import { inlineable, sceneModule } from './sceneModule.ts';

/** The compiled shell: what the browser loads and what pre-renders pages. */
export interface Bundle {
  /** Contains `assets/`, to be copied to the output. */
  folder: string;
  /** The first script of every page, and what it imports: `assets/entry-….js`. */
  scripts: string[];
  /** React and the frame, which it loads when they are first needed. */
  frameScripts: string[];
  styles: string[];
  /** The second script of pages with a lab (decisions/0025). */
  labScripts: string[];
  /** The chunk with the component of each page kind. */
  pageScripts: Record<PageKind, string[]>;
  /** Inlined into the HTML, runs before first paint. */
  inlineScript: string;
  /** Runs in the frames of labs. */
  sceneScript: string;
  prerender: Prerender;
}

/** Scripts that are no files of the output, but part of a page. */
const INLINE = {
  inline: 'src/entry.inline.ts',
  scene: 'src/features/labs/enhanceScene.ts',
} as const;

const ENTRY = 'src/entry.browser.ts';
const LABS_ENTRY = 'src/entry.labs.ts';
/** Loads what the first load leaves out. */
const LATER = 'src/shell/loadReact.ts';

const SOURCES = [
  ...roomsOf('browser'),
  ...[ENTRY, LABS_ENTRY, INLINE.inline, 'src/entry.prerender.tsx', 'package-lock.json'],
  ...['frameworkModules', 'sceneModule', 'bundle', 'strictBuild', 'viteConfig'].map(
    (name) => `src/build/${name}.ts`,
  ),
];

const MANIFEST = 'manifest.json';
const LABS_MANIFEST = 'labs.json';

/** Names for the chunks that LATER imports dynamically, in order. */
const TASKS = ['react', 'shell'] as const;

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
  await buildInline(root, 'inline', join(fresh, 'inline'));
  const scene = await buildInline(root, 'scene', join(fresh, 'scene'));
  await buildClient(root, join(fresh, 'client'));
  await buildLabs(root, { scene, outDir: join(fresh, 'client') });
  await buildPrerender(root, join(fresh, 'prerender'));
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  await removeOthers(dirname(folder), hash);
}

/** Keeps only the bundle of the latest sources, and what another build is about to finish. */
async function removeOthers(bundles: string, hash: string): Promise<void> {
  const old = (await readdir(bundles)).filter((name) => name !== hash && !name.includes('.'));
  await Promise.all(old.map((name) => rm(join(bundles, name), { recursive: true, force: true })));
}

/** Vite takes a while to load, and most builds find everything in the cache. */
async function viteBuild(root: string, config: InlineConfig): Promise<void> {
  const [{ mergeConfig }, { strictBuild }, { viteConfig }] = await Promise.all([
    import('vite'),
    import('./strictBuild.ts'),
    import('./viteConfig.ts'),
  ]);
  await strictBuild(mergeConfig(viteConfig(root), config));
}

/**
 * Splits what every reader needs: the static imports of the entry are one chunk, and each dynamic import of LATER,
 * with its dependencies, is another (decisions/0007). What other modules import dynamically, such as pages and
 * search, is loaded on demand.
 */
function cutFirstLoad(root: string) {
  let tasks: readonly string[] = [];
  const plugin: Plugin = {
    name: 'first-load',
    buildEnd() {
      tasks = this.getModuleInfo(join(root, LATER))?.dynamicallyImportedIds ?? [];
      invariant(tasks.length === TASKS.length, `${LATER} doesn't have as many tasks as TASKS`);
    },
  };
  const groups = [
    { name: 'entry', tags: ['$initial' as const], priority: TASKS.length },
    ...TASKS.map((name, index) => ({
      name,
      test: (id: string) => id === tasks[index],
      // React's dependencies are not part of the shell.
      priority: TASKS.length - 1 - index,
    })),
  ];
  return { plugin, groups };
}

/** The same for all scripts of the browser. */
const BROWSER: BuildOptions = {
  cssCodeSplit: false,
  target: 'es2022',
  // Widely available since November 2026: `light-dark()` and nesting are sent as they are written.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: { polyfill: false },
};

async function buildClient(root: string, outDir: string): Promise<void> {
  const entry = join(root, ENTRY);
  const { plugin, groups } = cutFirstLoad(root);
  await viteBuild(root, {
    plugins: [plugin],
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
async function buildLabs(
  root: string,
  { scene, outDir }: { scene: string; outDir: string },
): Promise<void> {
  await viteBuild(root, {
    plugins: [sceneModule(scene)],
    build: {
      ...BROWSER,
      outDir,
      emptyOutDir: false,
      manifest: LABS_MANIFEST,
      rolldownOptions: { input: { labs: join(root, LABS_ENTRY) } },
    },
  });
}

/** Compiles a script that is inlined into pages. */
export async function buildInline(
  root: string,
  name: keyof typeof INLINE,
  outDir: string,
): Promise<string> {
  await viteBuild(root, {
    build: {
      outDir,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, INLINE[name]),
        output: { format: 'iife', entryFileNames: 'inline.js' },
      },
    },
  });
  return readInline(outDir);
}

async function readInline(folder: string): Promise<string> {
  return inlineable(await readFile(join(folder, 'inline.js'), 'utf8'));
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
  const labs = await readManifest(join(client, LABS_MANIFEST));
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
  const frameScripts = [...new Set(TASKS.flatMap(filesNamed))].filter(
    (file) => !scripts.includes(file),
  );
  const known = [...scripts, ...frameScripts];
  const pageScripts = Object.fromEntries(
    PAGE_KINDS.map((kind) => {
      const files = filesNamed(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`);
      return [kind, files.filter((file) => !known.includes(file))];
    }),
  ) as Record<PageKind, string[]>;
  const prerender = join(folder, 'prerender/prerender.js');
  // The hash makes Node.js load a rebuilt file again.
  const module = (await import(`${pathToFileURL(prerender).href}?${hash}`)) as {
    prerender: Prerender;
  };
  return {
    folder: client,
    scripts,
    frameScripts,
    labScripts: Object.values(labs)
      .filter(({ name }) => name === 'labs')
      .map(({ file }) => file),
    styles: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.css')),
    pageScripts,
    inlineScript: await readInline(join(folder, 'inline')),
    sceneScript: await readInline(join(folder, 'scene')),
    prerender: module.prerender,
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
