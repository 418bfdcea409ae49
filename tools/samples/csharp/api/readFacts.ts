import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiFacts } from '../../../roll/apiFacts.ts';
import type { VersionName } from '#model/version.ts';

/** The facts about a version, which the project makes itself. */
export function readFacts(root: string, version: VersionName): ApiFacts {
  return JSON.parse(factsText(root, version)) as ApiFacts;
}

export function factsText(root: string, version: VersionName): string {
  return readFileSync(join(root, 'data', 'roll', `${version}.json`), 'utf8');
}
