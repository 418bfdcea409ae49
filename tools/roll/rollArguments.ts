import { parseArgs } from 'node:util';
import type { VersionName } from '#model/version.ts';

export interface RollArguments {
  word: VersionWord;
  release: string;
  isDryRun: boolean;
}

type VersionWord = 'stable' | 'next';

/** How `npm run roll` names a version, and where the project keeps it. */
export const VERSIONS: Record<VersionWord, { name: VersionName; alias: string }> = {
  stable: { name: 'stable', alias: 'playwright-stable' },
  next: { name: 'current', alias: 'playwright-next' },
};

const USAGE = 'Usage: npm run roll -- stable|next <release> [--dry-run]';

/** Reads `stable 1.57.0 --dry-run`; throws with the usage if it cannot. */
export function rollArguments(args: readonly string[]): RollArguments {
  const { values, positionals } = parse(args);
  const [word, release, ...others] = positionals;
  if (!isVersionWord(word)) throw usageError(`The version "${word ?? ''}" is not known.`);
  if (release === undefined || !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(release))
    throw usageError(`"${release ?? ''}" is not the number of a release, such as 1.57.0.`);
  if (others[0] !== undefined) throw usageError(`"${others[0]}" is one argument too many.`);
  return { word, release, isDryRun: values['dry-run'] ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
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
