import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiLanguage, ClassFacts } from '#api-reference/facts.ts';
import type { VersionName } from '#model/version.ts';

/** What the class pages of a language show, which the project makes itself. */
export function readFacts(root: string, version: VersionName, language: ApiLanguage): ClassFacts[] {
  const file = join(root, `data/api/${version}/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as ClassFacts[];
}
