import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatProblems } from '#model/problem.ts';
import { compileFiles, readFacts } from './compile/compileFiles.ts';
import { documentedRelease } from '#build/read/installedPackages.ts';
import { type Unwritten, readWorklist, WORKLIST_FILE } from '#build/worklist.ts';
import { factsDifference, printDifference } from './report/difference.ts';
import { installPackages, runQuietly } from '../runQuietly.ts';
import { regenerateFacts } from './facts/regenerateFacts.ts';
import { replaceText, withFolder, writeRelease } from './writeRelease.ts';
import { printWorklist, unwrittenNames } from './report/worklist.ts';
import { parseArgs } from 'node:util';
import { withUsage } from '../withUsage.ts';
import type { VersionName } from '#model/version.ts';

/** Moves versions of the docs to other releases of the framework and prints what that changes. */
export async function rollVersions(root: string, roll: RollArguments): Promise<void> {
  for (const { word, release } of roll.rolls) await rollVersion(root, word, release, roll);
  if (roll.isDryRun) {
    console.log('This was a dry run: nothing was changed.');
    return;
  }
  console.log('Checking all texts …');
  await checkTexts(root);
  for (const { word, release } of roll.rolls)
    console.log(`"${word}" is playwright ${release} now.`);
  console.log('See CONTRIBUTING.md for what to do next.');
}

async function rollVersion(
  root: string,
  word: VersionWord,
  release: string,
  { isDryRun, packages }: RollArguments,
): Promise<void> {
  const { name, alias } = VERSIONS[word];
  const replace = async (file: string, place: string, pattern: RegExp, value: string) =>
    replaceText({ file, text: await readFile(join(root, file), 'utf8'), place }, pattern, value);
  // Before anything is loaded, so that a file that cannot be edited stops it early.
  const inManifest = new RegExp(`("${alias}": ")[^"]*`);
  const source = `npm:playwright@${release}`;
  const manifest = await replace('package.json', `devDependencies.${alias}`, inManifest, source);
  const inConfig = 'siteConfig.versions.….package';
  const siteConfig = await replace('site.config.ts', inConfig, packageOf(name), release);
  const previousRelease = documentedRelease(name);
  const previous = await readFacts(root, name);

  console.log(`Loading playwright ${release} …`);
  const made = await withFolder(packages, (folder) =>
    regenerateFacts({ root, previous, previousRelease, alias, release, folder }),
  );
  const difference = factsDifference(previous, made.facts);
  const { files, problems } = compileFiles({ name, release, ...made });
  console.log(`${made.origin}\n\n${printDifference(difference)}\n`);
  // Facts that are wrong cannot wait.
  if (problems.length > 0) throw new Error(formatProblems(problems));
  if (isDryRun) return;
  const known = await readWorklist(root);
  const unwritten = unwrittenNames(made.facts, difference);
  const isNew = ({ path }: Unwritten) => !unwritten.some((entry) => entry.path === path);
  const worklist = { ...known, unwritten: [...known.unwritten.filter(isNew), ...unwritten] };
  console.log('Installing packages …');
  await writeRelease({
    root,
    manifest: { 'package.json': manifest },
    others: {
      ...files,
      'site.config.ts': siteConfig,
      [WORKLIST_FILE]: printWorklist(worklist),
    },
    install: () => installPackages(root),
  });
}

/** Where the configuration of the site names the release of a version. */
export function packageOf(version: VersionName): RegExp {
  return new RegExp(`(versions: \\[[^\\]]*\\bname: '${version}'[^}]*\\bpackage: ['"])[^'"]*`);
}

/** In a process of its own, which sees the packages that have just been installed. */
async function checkTexts(root: string): Promise<void> {
  const args = ['--import', 'tsx', 'tools/roll/cli.ts', 'worklist', '--rolled'];
  const { ok, stdout, complaint } = await runQuietly(process.execPath, args, { cwd: root });
  console.log(stdout.toString().trim());
  if (!ok) throw new Error(complaint.trim());
}

interface RollArguments {
  /** Versions of the docs, and the release that each moves to. */
  rolls: { word: VersionWord; release: string }[];
  isDryRun: boolean;
  /** A folder that keeps what is loaded, for the next roll; without it, nothing is kept. */
  packages: string | undefined;
}

type VersionWord = 'stable' | 'next';

/** How `npm run roll` names a version, and where the project keeps it. */
const VERSIONS: Record<VersionWord, { name: VersionName; alias: string }> = {
  stable: { name: 'stable', alias: 'playwright-stable' },
  next: { name: 'current', alias: 'playwright-next' },
};

const USAGE = [
  '',
  'Usage: npm run roll -- stable|next <release> [stable|next <release>] [--dry-run] [--packages DIR]',
  '       npm run roll -- --check <release> … [--packages DIR]',
  '       npm run roll -- newer [--packages DIR]',
  '       npm run roll -- compile',
].join('\n');

/** Reads `stable 1.57.0 next 1.58.0-alpha-2025-12-01 --dry-run`; throws with the usage if it cannot. */
export function rollArguments(args: readonly string[]): RollArguments {
  return withUsage(USAGE, () => {
    const { values, positionals } = parse(args);
    const rolls: RollArguments['rolls'] = [];
    for (let at = 0; at < Math.max(positionals.length, 1); at += 2) {
      const [word = '', release] = positionals.slice(at);
      if (word !== 'stable' && word !== 'next')
        throw new Error(`The version "${word}" is not known.`);
      rolls.push({ word, release: readRelease(release) });
    }
    return { rolls, isDryRun: values['dry-run'] ?? false, packages: values.packages };
  });
}

function readRelease(release = ''): string {
  if (/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(release)) return release;
  throw new Error(`"${release}" is not the number of a release, such as 1.57.0.`);
}

/** Reads `1.57.0 1.58.2`, the releases to try. */
export function checkArguments(args: readonly string[]) {
  return withUsage(USAGE, () => {
    const { values, positionals } = parse(args);
    if (positionals.length === 0) throw new Error('There is no release to check.');
    return { releases: positionals.map(readRelease), packages: values.packages };
  });
}

/** Reads `--packages DIR`: the folder that keeps what is loaded. */
export function newerArguments(args: readonly string[]): string | undefined {
  return withUsage(USAGE, () => parse(args).values.packages);
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, packages: { type: 'string' } },
  });
}
