import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#build/hash.ts';
import { invariant } from '#model/invariant.ts';
import type { Problem } from '#model/problem.ts';
import { type CacheStore, keyOf, remember } from '#pipeline/cacheStore.ts';
import { checkSearchRules } from '#pipeline/checkSearchRules.ts';
import { type ProseRules, readRules, RULE_FILES, type RuleFiles } from '#prose/rules.ts';
import { readSources } from './readContent.ts';

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
