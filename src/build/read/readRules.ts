import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '#build/hash.ts';
import type { Problem } from '#model/problem.ts';
import { type CacheStore, keyOf, remember } from '#pipeline/cacheStore.ts';
import { checkSearchRules } from '#pipeline/checkSearchRules.ts';
import { type ProseRules, readRules, RULE_FILES, type RuleFiles } from '#prose/rules.ts';

const FOLDER = 'content/prose';

export interface ReadProseRules {
  /** Absent if a project has none, or if they are invalid. */
  rules?: ProseRules | undefined;
  problems: Problem[];
  /** Changes with the text of the rules. */
  signature: string;
}

/** Reads the rules in `content/prose` about words, names and links. */
export async function readProseRules(project: string): Promise<ReadProseRules> {
  if (!existsSync(join(project, FOLDER))) return { problems: [], signature: '' };
  const entries = RULE_FILES.map(async (name) => {
    const path = `${FOLDER}/${name}.yaml`;
    return [name, { path, text: await readFile(join(project, path), 'utf8') }] as const;
  });
  // One entry per name, by the line above.
  const files = Object.fromEntries(await Promise.all(entries)) as RuleFiles;
  const texts = Object.values(files).map(({ text }) => text);
  return { ...readRules(files), signature: contentHash(texts.join('\n')) };
}

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
