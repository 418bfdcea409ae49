import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseOf } from './installedPackages.ts';

/** Where releases keep something that is not public: files by themselves, and from 1.60 on one bundle. */
export interface InternalPlace {
  /** `lib/coreBundle.js`, from the folder of the core package. */
  file: string;
  /** What to take from what the file exports: `['iso', 'urlMatches']`. */
  path: readonly string[];
}

/** The first of these places that a release has; throws with all of them if it has none. */
export function loadInternal(
  core: string,
  places: readonly InternalPlace[],
  neededBy: string,
): unknown {
  for (const { file, path } of places) {
    if (!existsSync(join(core, file))) continue;
    let value: unknown = createRequire(join(core, 'package.json'))(`./${file}`);
    for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name];
    if (value !== undefined) return value;
  }
  const listed = places.map(({ file, path }) => `"${path.join('.')}" in ${file}`).join(' or ');
  throw new Error(
    `${releaseOf(core)} has no ${listed}, which ${neededBy} depends on. ` +
      'Find out where the release keeps it, and add the place in src/build.',
  );
}
