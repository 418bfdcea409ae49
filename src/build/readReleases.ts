import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Release } from '#features/feature.ts';
import type { Problem } from '#model/problem.ts';
import type { VersionName } from '#model/version.ts';
import { parseUrlPatterns } from '#pipeline/parseUrlPatterns.ts';
import type { UrlMatcher } from '#pipeline/parseUrlPatterns.ts';
import { coreFolder } from './installedPackages.ts';

const PATTERNS_FILE = 'data/url-patterns.yaml';
const MATCHER_FILE = 'lib/utils/isomorphic/urlMatch.js';

/** Reads from the package of each version what its pages show of the release. */
export async function readReleases(
  root: string,
): Promise<{ releases: Record<VersionName, Release>; problems: Problem[] }> {
  const text = await readFile(join(root, PATTERNS_FILE), 'utf8');
  const { patterns, problems } = parseUrlPatterns(
    { path: PATTERNS_FILE, text },
    {
      current: loadMatcher(coreFolder(root, 'current')),
      stable: loadMatcher(coreFolder(root, 'stable')),
    },
  );
  const read = (version: VersionName): Release => ({ urlPatterns: patterns[version] });
  return { releases: { current: read('current'), stable: read('stable') }, problems };
}

/** The function by which the framework itself compares URLs with globs; it has no public name. */
export function loadMatcher(core: string): UrlMatcher {
  const load = createRequire(join(core, 'package.json'));
  let cause: unknown;
  try {
    const { urlMatches } = load(`./${MATCHER_FILE}`) as { urlMatches?: unknown };
    // Its arguments are those of the type: the tests compare its results with known ones.
    if (typeof urlMatches === 'function') return urlMatches as UrlMatcher;
  } catch (error) {
    cause = error;
  }
  const { version } = load('./package.json') as { version: string };
  throw new Error(
    `playwright-core ${version} has no "urlMatches" in ${MATCHER_FILE}, which "::url-patterns" is computed with. ` +
      'Find out where the release keeps it, and change src/build/readReleases.ts.',
    { cause },
  );
}
