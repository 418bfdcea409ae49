import { parseArgs } from 'node:util';
import type { VersionName } from '#model/version.ts';

export interface RollArguments {
  rolls: Roll[];
  isDryRun: boolean;
  /** A folder that keeps what is loaded, for the next roll; without it, nothing is kept. */
  packages: string | undefined;
}

/** A version of the docs, and the release that it moves to. */
export interface Roll {
  word: VersionWord;
  release: string;
}

type VersionWord = 'stable' | 'next';

/** How `npm run roll` names a version, and where the project keeps it. */
export const VERSIONS: Record<VersionWord, { name: VersionName; alias: string }> = {
  stable: { name: 'stable', alias: 'playwright-stable' },
  next: { name: 'current', alias: 'playwright-next' },
};

const USAGE = [
  'Usage: npm run roll -- stable|next <release> [stable|next <release>] [--dry-run] [--packages DIR]',
  '       npm run roll -- --check <release> … [--packages DIR]',
  '       npm run roll -- compile',
].join('\n');

/** Reads `stable 1.57.0 next 1.58.0-alpha-2025-12-01 --dry-run`; throws with the usage if it cannot. */
export function rollArguments(args: readonly string[]): RollArguments {
  const { values, positionals } = parse(args);
  const rolls: Roll[] = [];
  for (let at = 0; at < Math.max(positionals.length, 1); at += 2)
    rolls.push(readRoll(positionals[at], positionals[at + 1]));
  return { rolls, isDryRun: values['dry-run'] ?? false, packages: values.packages };
}

function readRoll(word: string | undefined, release: string | undefined): Roll {
  if (!isVersionWord(word)) throw usageError(`The version "${word ?? ''}" is not known.`);
  return { word, release: readRelease(release) };
}

function readRelease(release = ''): string {
  if (/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(release)) return release;
  throw usageError(`"${release}" is not the number of a release, such as 1.57.0.`);
}

/** Reads `1.57.0 1.58.2`, the releases to try. */
export function checkArguments(args: readonly string[]): {
  releases: string[];
  packages: string | undefined;
} {
  const { values, positionals } = parse(args);
  if (positionals.length === 0) throw usageError('There is no release to check.');
  return { releases: positionals.map(readRelease), packages: values.packages };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, packages: { type: 'string' } },
    });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

function isVersionWord(word: string | undefined): word is VersionWord {
  return word !== undefined && Object.keys(VERSIONS).includes(word);
}

function usageError(what: string): Error {
  return new Error(`${what}\n${USAGE}`);
}
