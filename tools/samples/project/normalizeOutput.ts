import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface Places {
  /** Where the project is. */
  folder: string;
  /** The installed package that ran it. */
  framework: string;
}

/** The output of a command, as it would read in any reader's terminal. */
export function normalizeOutput(text: string, { folder, framework }: Places): string[] {
  const core = `${framework}/node_modules/playwright-core`;
  const spellings = (path: string) => [`file://${path}`, relative(folder, path), path];
  const readers = [
    ...spellings(core).map((path) => [path, 'node_modules/playwright-core'] as const),
    ...spellings(framework).map((path) => [path, 'node_modules/playwright'] as const),
    [`file://${folder}/`, ''],
    [`${folder}/`, ''],
    [folder, '.'],
  ] as const;
  const plain = readers.reduce(
    (read, [path, short]) => read.replaceAll(path, short),
    stripVTControlCharacters(text).replaceAll('\r\n', '\n'),
  );
  return trimLines(plain.split('\n'));
}

/** Without trailing whitespace, and without blank lines at both ends. */
export function trimLines(lines: readonly string[]): string[] {
  const trimmed = lines.map((line) => line.trimEnd());
  const first = trimmed.findIndex((line) => line !== '');
  const last = trimmed.findLastIndex((line) => line !== '');
  return first === -1 ? [] : trimmed.slice(first, last + 1);
}

/** `1.2s`, `543ms`, `2.0m`; what follows "timeout" is a setting, not a duration. */
const DURATION = /(?<!timeout:? +|timeout of )\b\d+(\.\d+)?(ms|s|m|h)\b/gi;

/** Whether two lines differ only in durations. */
export function isSameLine(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && lineKey(one) === lineKey(other);
}

/** `9 × locator resolved to …`: the number of retries only reflects how fast the machine is. */
const REPEATED = /\b\d+ × /g;

/** A line without durations. */
function lineKey(line: string): string {
  return line.trimEnd().replaceAll(DURATION, '0ms').replaceAll(REPEATED, '1 × ');
}
