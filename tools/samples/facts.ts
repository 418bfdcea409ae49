import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { VersionName } from '#model/version.ts';
import type { ApiFacts } from '../roll/apiFacts.ts';

/** The facts about a version, which the project makes itself. */
export function readFacts(root: string, version: VersionName): ApiFacts {
  return JSON.parse(factsText(root, version)) as ApiFacts;
}

export function factsText(root: string, version: VersionName): string {
  return readFileSync(join(root, 'data', 'roll', `${version}.json`), 'utf8');
}

const manifest = z.object({ version: z.string() });

/** `name@version` of installed packages. */
export function packageVersions(root: string, names: readonly string[]): string[] {
  return names.map((name) => {
    const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
    return `${name}@${manifest.parse(JSON.parse(text)).version}`;
  });
}
