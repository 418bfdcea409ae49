import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';
import type { Prerender } from '../entry.prerender.tsx';
import { PAGE_KINDS } from '#model/page.ts';
import type { PageKind } from '#model/page.ts';
import { hashPaths, isMissing } from './hash.ts';

/** The compiled shell: what the browser loads and what pre-renders pages. */
export interface Bundle {
  /** Holds `assets/`, to be copied into the output. */
  folder: string;
  /** The first script of every page, and what it loads at once: `assets/entry-….js`. */
  scripts: string[];
  styles: string[];
  /** The chunk with the component of each kind of page. */
  pageScripts: Record<PageKind, string[]>;
  /** Runs before first paint, inside the HTML. */
  inlineScript: string;
  prerender: Prerender;
}

const SOURCES = [
  'src/model',
  'src/runtime',
  'src/ui',
  'src/search',
  'src/shell',
  'src/entry.browser.ts',
  'src/entry.inline.ts',
  'src/entry.prerender.tsx',
  'src/build/bundle.ts',
  'src/build/viteConfig.ts',
  'package-lock.json',
];

const PAGES = 'src/shell/pages/';
/** Loaded only where the configuration asks for it. */
const OPTIONAL = 'src/runtime/optional/';

/**
 * What every page needs; the rest of these rooms is for search, which is loaded when it is asked for.
 * What the bundler adds to load code on demand belongs here, too, or the entry would wait for the shell.
 */
const FIRST_LOAD =
  /vite\/preload-helper|worker\.ts\?worker|src\/(runtime\/(?!optional\/|navigation\/queryParam)|model\/(?!search\.|searchSettings|indexNameOf))/;

/** Bundles the shell, or takes it from the cache when nothing in its sources has changed. */
export async function bundle(root: string, cacheDir: string): Promise<Bundle> {
  const hash = await hashPaths(root, SOURCES);
  const bundles = join(cacheDir, 'bundles');
  const folder = join(bundles, hash);
  if (!(await isThere(folder))) {
    // Two builds may bundle at the same time: each on its own, and the first one stays.
    const fresh = `${folder}.${process.pid}`;
    await buildClient(root, join(fresh, 'client'));
    await buildInline(root, join(fresh, 'inline'));
    await buildPrerender(root, join(fresh, 'prerender'));
    await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
    await removeOthers(bundles, hash);
  }
  return readBundle(folder, hash);
}

/** Only the last state of the sources is kept, and what another build is about to finish. */
async function removeOthers(bundles: string, hash: string): Promise<void> {
  const old = (await readdir(bundles)).filter((name) => name !== hash && !name.includes('.'));
  await Promise.all(old.map((name) => rm(join(bundles, name), { recursive: true, force: true })));
}

/** Vite takes a while to load, and most builds find everything in the cache. */
async function viteBuild(root: string, config: InlineConfig): Promise<void> {
  const [{ build }, { viteConfig }] = await Promise.all([
    import('vite'),
    import('./viteConfig.ts'),
  ]);
  await build({ ...viteConfig(root), ...config });
}

async function buildClient(root: string, outDir: string): Promise<void> {
  await viteBuild(root, {
    build: {
      outDir,
      manifest: 'manifest.json',
      cssCodeSplit: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { entry: join(root, 'src/entry.browser.ts') },
        // Few files: what every page needs anyway is not worth a request of its own.
        output: {
          codeSplitting: {
            groups: [
              { name: 'runtime', test: FIRST_LOAD, priority: 2 },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
              { name: 'shell', test: /src\/(ui|shell)\/(?!pages\/|pageComponent|styles).*\.tsx?$/ },
            ],
          },
        },
      },
    },
  });
}

/** Compiles the script that stands inside every page. */
export async function buildInline(root: string, outDir: string): Promise<string> {
  await viteBuild(root, {
    build: {
      outDir,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/entry.inline.ts'),
        output: { format: 'iife', entryFileNames: 'inline.js' },
      },
    },
  });
  return readInline(outDir);
}

async function readInline(folder: string): Promise<string> {
  return (await readFile(join(folder, 'inline.js'), 'utf8')).trim();
}

async function buildPrerender(root: string, outDir: string): Promise<void> {
  await viteBuild(root, {
    build: {
      outDir,
      ssr: join(root, 'src/entry.prerender.tsx'),
      // The production build of React is chosen when it is bundled, not by the caller's environment.
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

async function readBundle(folder: string, hash: string): Promise<Bundle> {
  const client = join(folder, 'client');
  // Written by Vite just before; its shape is Vite's documented manifest.
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  // Chunks may import each other.
  const filesOf = (key = '', seen = new Set<string>()): string[] => {
    const chunk = seen.has(key) ? undefined : manifest[key];
    seen.add(key);
    return chunk
      ? [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(next, seen))]
      : [];
  };
  // What the entry imports by and by is part of the first load, too; page components are chosen below.
  const byAndBy = (manifest[entryKey ?? '']?.dynamicImports ?? []).filter(
    (key) => !key.startsWith(PAGES) && !key.startsWith(OPTIONAL),
  );
  const scripts = [...new Set([entryKey, ...byAndBy].flatMap((key) => filesOf(key)))];
  const pageScripts = Object.fromEntries(
    PAGE_KINDS.map((kind) => {
      const key = `${PAGES}${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page.tsx`;
      return [kind, filesOf(key).filter((file) => !scripts.includes(file))];
    }),
  ) as Record<PageKind, string[]>;
  const prerender = join(folder, 'prerender/prerender.js');
  // The hash makes Node load a rebuilt file anew.
  const module = (await import(`${pathToFileURL(prerender).href}?${hash}`)) as {
    prerender: Prerender;
  };
  return {
    folder: client,
    scripts,
    styles: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.css')),
    pageScripts,
    inlineScript: await readInline(join(folder, 'inline')),
    prerender: module.prerender,
  };
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
