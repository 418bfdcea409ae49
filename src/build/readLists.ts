import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lists } from '#features/feature.ts';
import type { Problem } from '#model/problem.ts';
import { parseLists } from '#pipeline/parseLists.ts';
import { readReleases } from './readReleases.ts';

/** Reads the lists in `data/`, and those of each release from its package. */
export async function readLists(
  root: string,
): Promise<{ lists: Omit<Lists, 'additions'>; problems: Problem[] }> {
  const [videos, ambassadors, history, { releases, problems }] = await Promise.all([
    read(root, 'videos'),
    read(root, 'ambassadors'),
    read(root, 'releases'),
    readReleases(root),
  ]);
  const lists = { ...parseLists({ videos, ambassadors, releases: history }), releases };
  return { lists, problems };
}

async function read(root: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(root, `data/${name}.json`), 'utf8'));
}
