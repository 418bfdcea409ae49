import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FrameworkPackage, InternalPlace } from '#features/featureData.ts';
import type { VersionName } from '#model/version.ts';
import { coreFolder, releaseOf } from './installedPackages.ts';
import { readCommands } from '#build/readCommands.ts';

/** What features may read of the release that a version documents. */
export function frameworkPackage(root: string, version: VersionName): FrameworkPackage {
  const core = coreFolder(root, version);
  return {
    release: releaseOf(core),
    readText: (file) => readFile(join(core, file), 'utf8'),
    load: (places, neededBy) => loadInternal(core, places, neededBy),
    commands: () => readCommands(root, version),
  };
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
  const listed = places.map(placeText).join(' or ');
  throw new Error(
    `${releaseOf(core)} has no ${listed}, which ${neededBy} depends on. ` +
      'Find out where the release keeps it, and add the place in the "data.ts" of the feature.',
  );
}

function placeText({ file, path }: InternalPlace): string {
  return path.length > 0 ? `"${path.join('.')}" in ${file}` : file;
}
