import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { IndexFiles, SearchIndexes } from '#model/search.ts';

const FOLDER = 'assets/search';

/** One file of a local index. */
export interface IndexFile {
  /** `nodejs-stable`. */
  key: string;
  tier: keyof IndexFiles;
  /** From the root of the site: `/assets/search/….json`. */
  path: string;
}

/** The index files of a built site. */
export async function listIndexFiles(dist: string): Promise<IndexFile[]> {
  const names = await readdir(join(dist, FOLDER)).catch(() => []);
  return names.sort().flatMap((name) => {
    const [, key, tier] = /^(.+)-(symbols|text)-[^-]+\.json$/.exec(name) ?? [];
    if (key === undefined || (tier !== 'symbols' && tier !== 'text')) return [];
    return [{ key, tier, path: `/${FOLDER}/${name}` }];
  });
}

/** The URLs in the worker's format. */
export function toSearchIndexes(files: readonly IndexFile[]): SearchIndexes {
  const indexes: Record<string, IndexFiles> = {};
  for (const { key, tier, path } of files) {
    indexes[key] = { ...(indexes[key] ?? { symbols: '', text: '' }), [tier]: path };
  }
  return indexes;
}

/** The compressed size of a file. */
export async function gzipBytes(dist: string, path: string): Promise<number> {
  return gzipSync(await readFile(join(dist, path)), { level: 9 }).length;
}
