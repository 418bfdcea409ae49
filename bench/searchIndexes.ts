import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SymbolTier } from '#search-index/tiers/symbolTier.ts';

const FOLDER = 'data/search';

/** One file of a local index. */
export interface IndexFile {
  /** `nodejs-stable`. */
  key: string;
  tier: 'symbols' | 'text';
  /** From the root of the site. */
  path: string;
}

/** The index files of a built site. */
export async function listIndexFiles(dist: string): Promise<IndexFile[]> {
  const names = await readdir(join(dist, FOLDER)).catch(() => []);
  const files = await Promise.all(
    names.sort().map(async (name): Promise<IndexFile[]> => {
      const key = name.replace('.json', '');
      const path = `/${FOLDER}/${name}`;
      // Written by our own build.
      const { texts } = JSON.parse(await readFile(join(dist, path), 'utf8')) as SymbolTier;
      return [
        { key, tier: 'symbols', path },
        { key, tier: 'text', path: texts },
      ];
    }),
  );
  return files.flat();
}

/** The compressed size of a file. */
export async function gzipBytes(dist: string, path: string): Promise<number> {
  return gzipSync(await readFile(join(dist, path)), { level: 9 }).length;
}
