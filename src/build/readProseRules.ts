import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#model/problem.ts';
import type { ProseRules, RuleFiles } from '#prose/rules.ts';
import { readRules, RULE_FILES } from '#prose/rules.ts';
import { contentHash } from './hash.ts';

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
