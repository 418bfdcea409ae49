import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lists } from '#features/feature.ts';
import { parseLists } from '#pipeline/parseLists.ts';

/** Reads the lists of the community from `data/`. */
export async function readLists(root: string): Promise<Lists> {
  const [videos, ambassadors] = await Promise.all([
    read(root, 'videos'),
    read(root, 'ambassadors'),
  ]);
  return parseLists({ videos, ambassadors });
}

async function read(root: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(root, `data/${name}.json`), 'utf8'));
}
