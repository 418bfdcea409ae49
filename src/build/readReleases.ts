import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Release } from '#features/feature.ts';
import type { Problem } from '#model/problem.ts';
import type { VersionName } from '#model/version.ts';
import { parseBrowserBuilds } from '#pipeline/parseBrowserBuilds.ts';
import { parseCommandLine } from '#pipeline/parseCommandLine.ts';
import { parseDevices } from '#pipeline/parseDevices.ts';
import { parseUrlPatterns } from '#pipeline/parseUrlPatterns.ts';
import type { UrlMatcher } from '#pipeline/parseUrlPatterns.ts';
import { coreFolder, releaseOf } from './installedPackages.ts';
import { readCommands } from './readCommands.ts';

export const PATTERNS_FILE = 'data/url-patterns.yaml';
export const COMMANDS_FILE = 'data/command-line.yaml';
const BROWSERS_FILE = 'browsers.json';
const DEVICES_FILE = 'lib/server/deviceDescriptorsSource.json';
const MATCHER_FILE = 'lib/utils/isomorphic/urlMatch.js';

/** Reads the data that pages show about a release from each version's package. */
export async function readReleases(
  root: string,
): Promise<{ releases: Record<VersionName, Release>; problems: Problem[] }> {
  const cores = { current: coreFolder(root, 'current'), stable: coreFolder(root, 'stable') };
  const [text, explanations, current, stable] = await Promise.all([
    readFile(join(root, PATTERNS_FILE), 'utf8'),
    readFile(join(root, COMMANDS_FILE), 'utf8'),
    readLists(cores.current),
    readLists(cores.stable),
  ]);
  const { patterns, problems } = parseUrlPatterns(
    { path: PATTERNS_FILE, text },
    { current: loadMatcher(cores.current), stable: loadMatcher(cores.stable) },
  );
  const { commands, problems: commandProblems } = parseCommandLine(
    { path: COMMANDS_FILE, text: explanations },
    { current: readCommands(root, 'current'), stable: readCommands(root, 'stable') },
  );
  const releases = {
    current: { ...current, urlPatterns: patterns.current, commands: commands.current },
    stable: { ...stable, urlPatterns: patterns.stable, commands: commands.stable },
  };
  return { releases, problems: [...problems, ...commandProblems] };
}

/** The lists that a package ships as files. */
async function readLists(core: string): Promise<Pick<Release, 'browserBuilds' | 'devices'>> {
  const [builds, devices] = await Promise.all([
    readJson(core, BROWSERS_FILE),
    readJson(core, DEVICES_FILE),
  ]);
  return {
    browserBuilds: parseBrowserBuilds(builds.data, builds.name),
    devices: parseDevices(devices.data, devices.name),
  };
}

/** The content of a file in a package, and a label with file and package. */
async function readJson(core: string, file: string): Promise<{ name: string; data: unknown }> {
  const name = `${file} of ${releaseOf(core)}`;
  try {
    return { name, data: JSON.parse(await readFile(join(core, file), 'utf8')) };
  } catch (cause) {
    throw new Error(
      `${name} cannot be read. Find out where the release keeps it, and update src/build/readReleases.ts.`,
      { cause },
    );
  }
}

/** The function with which the framework itself matches URLs against globs; it is not public. */
export function loadMatcher(core: string): UrlMatcher {
  const load = createRequire(join(core, 'package.json'));
  let cause: unknown;
  try {
    const { urlMatches } = load(`./${MATCHER_FILE}`) as { urlMatches?: unknown };
    // Its arguments match the type: tests compare its results with known ones.
    if (typeof urlMatches === 'function') return urlMatches as UrlMatcher;
  } catch (error) {
    cause = error;
  }
  throw new Error(
    `${releaseOf(core)} has no "urlMatches" in ${MATCHER_FILE}, which "::url-patterns" depends on. ` +
      'Find out where the release keeps it, and update src/build/readReleases.ts.',
    { cause },
  );
}
