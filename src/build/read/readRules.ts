import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#build/hash.ts';
import { invariant } from '#model/invariant.ts';
import { type CacheStore, keyOf, remember } from '#pipeline/cacheStore.ts';
import { checkSearchRules } from '#pipeline/checkSearchRules.ts';
import { readRules, RULE_FILES, type RuleFiles } from '#prose/rules.ts';
import { readSources } from './readContent.ts';

const FOLDER = 'content/prose';

/** Reads the rules in `content/prose` about words, names and links; the signature changes with their text. */
export async function readProseRules(project: string) {
  // Other projects may have none.
  if (!existsSync(join(project, FOLDER))) return { rules: undefined, problems: [], signature: '' };
  const paths = RULE_FILES.map((name) => `${FOLDER}/${name}.yaml`);
  const sources = await readSources(project, paths);
  // One entry per name, in the same order.
  const entries = RULE_FILES.map((name, index) => [name, sources[index]]);
  const files = Object.fromEntries(entries) as RuleFiles;
  return {
    ...readRules(files),
    signature: contentHash(sources.map(({ text }) => text).join('\n')),
  };
}

/** Reads the rules in `content/search` about words, names and weights. */
export async function readSearchRules(root: string, store: CacheStore) {
  const paths = ['words', 'classes', 'weights'].map((name) => `content/search/${name}.yaml`);
  const [words, classes, weights] = await readSources(root, paths);
  invariant(words && classes && weights, 'each path has a file');
  const files = { words, classes, weights };
  return remember(store, { name: 'search-rules', key: keyOf(files) }, () =>
    checkSearchRules(files),
  );
}
