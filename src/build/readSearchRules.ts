import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CacheStore } from '#pipeline/cacheStore.ts';
import { keyOf, remember } from '#pipeline/cacheStore.ts';
import { checkSearchRules } from '#pipeline/checkSearchRules.ts';

/** Reads the rules in `content/search` about words, names and weights. */
export async function readSearchRules(root: string, store: CacheStore) {
  const read = async (name: string) => {
    const path = `content/search/${name}.yaml`;
    return { path, text: await readFile(join(root, path), 'utf8') };
  };
  const [words, classes, weights] = await Promise.all([
    read('words'),
    read('classes'),
    read('weights'),
  ]);
  const files = { words, classes, weights };
  return remember(store, { name: 'search-rules', key: keyOf(files) }, () =>
    checkSearchRules(files),
  );
}
