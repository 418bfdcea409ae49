import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashPaths } from '#build/hash.ts';
import type { Prerender } from '#entry.prerender.tsx';
import { errorText } from '#model/errorText.ts';
import type { Page } from '#pipeline/buildPages.ts';
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
  /** The code of the service worker, whose URL must not change. */
  offlineWorker: string;
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
      /** Why samples have no Run button. */
      runProblem?: string;
    }
  | { missing: string };

export const INLINE_ENTRY = 'src/entry.inline.ts';
export const OFFLINE_ENTRY = 'src/entry.offline.ts';
export const BROWSER_ENTRY = 'src/entry.browser.ts';
export const PRERENDER_ENTRY = 'src/entry.prerender.tsx';
export const LABS_FOLDER = 'packages/labs';

const SOURCES = [
  ...roomsOf('browser'),
  ...[BROWSER_ENTRY, INLINE_ENTRY, OFFLINE_ENTRY, PRERENDER_ENTRY, LABS_FOLDER],
  ...['package-lock.json', 'src/build/bundle', 'data/api/stable'],
];

/** Everything of a bundle that is no script: what `makeBundle` writes last. */
export const FACTS_FILE = 'bundle.json';

/** Where the bundle of these sources is kept. */
export async function bundleFolder(root: string, cacheDir: string): Promise<string> {
  return join(cacheDir, 'bundles', await hashPaths(root, SOURCES));
}

export async function readBundle(folder: string): Promise<Bundle> {
  const prerender = pathToFileURL(join(folder, 'prerender/prerender.js')).href;
  return {
    // Both are written by `makeBundle`.
    ...(JSON.parse(await readFile(join(folder, FACTS_FILE), 'utf8')) as Omit<Bundle, 'prerender'>),
    ...((await import(prerender)) as Pick<Bundle, 'prerender'>),
    folder: join(folder, 'client'),
  };
}

/** What to say about a site without labs, with the names of those that it lacks. */
export function missingLabs(
  pages: readonly Pick<Page, 'meta' | 'standsAlone'>[],
  reason: unknown,
): string {
  const titles = pages.filter(({ standsAlone }) => standsAlone).map(({ meta }) => meta.title);
  const names = [...new Set(titles)].join(', ');
  return `Warning: these labs are missing: ${names}. ${errorText(reason)}`;
}
