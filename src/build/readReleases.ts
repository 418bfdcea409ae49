import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '#features/feature.ts';
import type { Problem } from '#model/problem.ts';
import type { VersionName } from '#model/version.ts';
import { parseBrowserBuilds } from '#pipeline/parseBrowserBuilds.ts';
import { parseCommandLine } from '#pipeline/parseCommandLine.ts';
import { parseDevices } from '#pipeline/parseDevices.ts';
import { parseUrlPatterns } from '#pipeline/parseUrlPatterns.ts';
import { checkInternals } from './checkInternals.ts';
import { coreFolder, releaseOf } from './installedPackages.ts';
import { loadDevices, loadMatcher } from './packageInternals.ts';
import { readCommands } from './readCommands.ts';

export const PATTERNS_FILE = 'data/url-patterns.yaml';
export const COMMANDS_FILE = 'data/command-line.yaml';
const BROWSERS_FILE = 'browsers.json';

/** Reads the data that pages show about a release from each version's package. */
export async function readReleases(
  root: string,
): Promise<{ releases: Record<VersionName, Release>; problems: Problem[] }> {
  checkInternals(root);
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

/** The lists that a package ships. */
async function readLists(core: string): Promise<Pick<Release, 'browserBuilds' | 'devices'>> {
  const release = releaseOf(core);
  const builds = JSON.parse(await readFile(join(core, BROWSERS_FILE), 'utf8')) as unknown;
  return {
    browserBuilds: parseBrowserBuilds(builds, `${BROWSERS_FILE} of ${release}`),
    devices: parseDevices(loadDevices(core), `The list of devices of ${release}`),
  };
}
