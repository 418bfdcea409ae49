import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VersionName } from '#model/version.ts';
import type { Command } from '#pipeline/parseCommands.ts';
import { parseCommands } from '#pipeline/parseCommands.ts';
import { contentHash, isMissing } from './hash.ts';
import { coreFolder, packageFolder, releaseOf } from './installedPackages.ts';

/** Node.js has the test runner; the other editions bring the command line of the library only. */
export type CommandLineKind = 'runner' | 'library';

const PRINTER = fileURLToPath(new URL('printCommands.mjs', import.meta.url));

/**
 * The commands that a package shows in its help. Loading it takes a second, so the result is kept for
 * each release.
 */
export function readCommands(
  root: string,
  version: VersionName,
  kind: CommandLineKind = 'runner',
): Command[] {
  const isRunner = kind === 'runner';
  const folder = isRunner ? packageFolder(root, version) : coreFolder(root, version);
  const program = join(folder, isRunner ? 'lib/program.js' : 'lib/cli/program.js');
  const release = releaseOf(folder);
  const key = contentHash(`${release} ${readFileSync(PRINTER, 'utf8')}`);
  const file = join(root, 'node_modules/.cache/playbill/command-line', `${key}.json`);
  return parseCommands(JSON.parse(readIfThere(file) ?? print(program, release, file)), release);
}

function print(program: string, release: string, file: string): string {
  let text: string;
  try {
    // These variables change defaults: what is kept must not depend on where it was read.
    const others = Object.entries(process.env).filter(
      ([name]) => !/^(CI$|PW|PLAYWRIGHT)/.test(name),
    );
    const env = Object.fromEntries(others);
    text = execFileSync(process.execPath, [PRINTER, program], { encoding: 'utf8', env });
  } catch (cause) {
    throw new Error(
      `${release} does not tell its commands. Find out where the release defines them, and change src/build/readCommands.ts.`,
      { cause },
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  // Another build may read it at the same time: it is there as a whole, or not at all.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return text;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
