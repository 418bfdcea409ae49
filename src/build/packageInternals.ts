import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { UrlMatcher } from '#pipeline/parseUrlPatterns.ts';
import { releaseOf } from './installedPackages.ts';

/** Where releases keep something that is not public: files by themselves, and from 1.60 on one bundle. */
interface InternalPlace {
  /** `lib/coreBundle.js`, from the folder of the core package. */
  file: string;
  /** What to take from what the file exports: `['iso', 'urlMatches']`. */
  path: readonly string[];
}

const DEVICES: readonly InternalPlace[] = [
  { file: 'lib/server/deviceDescriptorsSource.json', path: [] },
  { file: 'index.js', path: ['devices'] },
];
const MATCHER: readonly InternalPlace[] = [
  { file: 'lib/utils/isomorphic/urlMatch.js', path: ['urlMatches'] },
  { file: 'lib/coreBundle.js', path: ['iso', 'urlMatches'] },
];

/** The devices that a release can emulate. */
export function loadDevices(core: string): unknown {
  return loadInternal(core, DEVICES, '"::devices"');
}

/** The function with which the framework itself matches URLs against globs; it is not public. */
export function loadMatcher(core: string): UrlMatcher {
  // Its arguments match the type: tests compare its results with known ones.
  return loadInternal(core, MATCHER, '"::url-patterns"') as UrlMatcher;
}

/** The first of these places that a release has; throws with all of them if it has none. */
function loadInternal(core: string, places: readonly InternalPlace[], neededBy: string): unknown {
  for (const { file, path } of places) {
    if (!existsSync(join(core, file))) continue;
    let value: unknown = createRequire(join(core, 'package.json'))(`./${file}`);
    for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name];
    if (value !== undefined) return value;
  }
  const listed = places.map(placeText).join(' or ');
  throw new Error(
    `${releaseOf(core)} has no ${listed}, which ${neededBy} depends on. ` +
      'Find out where the release keeps it, and add the place in src/build/packageInternals.ts.',
  );
}

function placeText({ file, path }: InternalPlace): string {
  return path.length > 0 ? `"${path.join('.')}" in ${file}` : file;
}
