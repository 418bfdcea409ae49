import { readFile, rm, stat, writeFile } from 'node:fs/promises';
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
  'src/search-index',
  'src/shell',
  'src/entry.browser.ts',
  'src/entry.inline.ts',
  'src/entry.prerender.tsx',
  'src/build/bundle.ts',
  'src/build/strictBuild.ts',
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
  const folder = join(cacheDir, 'bundle');
  const stamp = join(folder, 'stamp');
  const hash = await hashPaths(root, SOURCES);
  if ((await readIfThere(stamp)) !== hash) {
    await rm(folder, { recursive: true, force: true });
    await buildClient(root, join(folder, 'client'));
    await buildInline(root, join(folder, 'inline'));
    await buildPrerender(root, join(folder, 'prerender'));
    await writeFile(stamp, hash);
  }
  return readBundle(folder, hash);
}

/** Vite takes a while to load, and most builds find everything in the cache. */
async function viteBuild(root: string, config: InlineConfig): Promise<void> {
  const [{ strictBuild }, { viteConfig }] = await Promise.all([
    import('./strictBuild.ts'),
    import('./viteConfig.ts'),
  ]);
  await strictBuild({ ...viteConfig(root), ...config });
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

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    await stat(path);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
