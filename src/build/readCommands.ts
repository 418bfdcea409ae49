import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VersionName } from '#model/version.ts';
import type { Command } from '#pipeline/parseCommands.ts';
import { parseCommands } from '#pipeline/parseCommands.ts';
import { contentHash, isMissing } from './hash.ts';
import { coreFolder, packageFolder, releaseOf } from './installedPackages.ts';

/** Node.js has the test runner; the other editions ship only the library's command line. */
export type CommandLineKind = 'runner' | 'library';

/** The files that define the commands, in the order in which releases have had them. */
const PROGRAMS: Record<CommandLineKind, readonly string[]> = {
  runner: ['lib/program.js'],
  library: ['lib/cli/program.js', 'lib/coreBundle.js'],
};

const PRINTER = fileURLToPath(new URL('printCommands.mjs', import.meta.url));

/** The commands in a package's help. Loading it takes a second, so the result is cached per release. */
export function readCommands(
  root: string,
  version: VersionName,
  kind: CommandLineKind = 'runner',
): Command[] {
  const isRunner = kind === 'runner';
  const folder = isRunner ? packageFolder(root, version) : coreFolder(root, version);
  const program = PROGRAMS[kind].map((file) => join(folder, file)).find(existsSync);
  const release = releaseOf(folder);
  const key = contentHash(`${release} ${readFileSync(PRINTER, 'utf8')}`);
  const file = join(root, 'node_modules/.cache/playbill/command-line', `${key}.json`);
  return parseCommands(JSON.parse(readIfThere(file) ?? print(program, release, file)), release);
}

function print(program: string | undefined, release: string, file: string): string {
  let text: string;
  try {
    // These variables change defaults: the cached result must not depend on the environment.
    const others = Object.entries(process.env).filter(
      ([name]) => !/^(CI$|PW|PLAYWRIGHT)/.test(name),
    );
    const env = Object.fromEntries(others);
    text = execFileSync(process.execPath, [PRINTER, program ?? ''], { encoding: 'utf8', env });
  } catch (cause) {
    throw new Error(
      `${release} did not print its commands. Find out where the release defines them, and update src/build/readCommands.ts.`,
      { cause },
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  // Atomic, because another build may read it at the same time.
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
