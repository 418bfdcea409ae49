import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSearchRules } from '#pipeline/checkSearchRules.ts';

/** Reads the rules in `content/search` about words, names and weights. */
export async function readSearchRules(root: string) {
  const read = async (name: string) => {
    const path = `content/search/${name}.yaml`;
    return { path, text: await readFile(join(root, path), 'utf8') };
  };
  const [words, classes, weights] = await Promise.all([
    read('words'),
    read('classes'),
    read('weights'),
  ]);
  return checkSearchRules({ words, classes, weights });
}
