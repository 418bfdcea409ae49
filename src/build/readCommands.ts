import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Command } from '#model/command.ts';
import type { VersionName } from '#model/version.ts';
import { parseCommands } from '#pipeline/parseCommands.ts';
import { contentHash, isMissing } from './hash.ts';
import { coreFolder, packageFolder, releaseOf } from './read/installedPackages.ts';

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
  const line = commandLine(root, version, kind);
  return parseCommands(JSON.parse(readIfThere(line.file) ?? print(line)), line.release);
}

/** Everything that a build reads. */
const READ: readonly [VersionName, CommandLineKind][] = [
  ['current', 'runner'],
  ['stable', 'runner'],
  ['stable', 'library'],
];

/** Has the packages print side by side, beside everything else. What fails here fails again when it is read. */
export async function printCommands(root: string): Promise<void> {
  await Promise.allSettled(
    READ.map(async ([version, kind]) => {
      const line = commandLine(root, version, kind);
      if (existsSync(line.file)) return;
      const { stdout } = await promisify(execFile)(...printing(line));
      keep(line.file, stdout);
    }),
  );
}

interface CommandLine {
  release: string;
  program: string | undefined;
  /** Where its output is cached. */
  file: string;
}

function commandLine(root: string, version: VersionName, kind: CommandLineKind): CommandLine {
  const isRunner = kind === 'runner';
  const folder = isRunner ? packageFolder(root, version) : coreFolder(root, version);
  const program = PROGRAMS[kind].map((file) => join(folder, file)).find(existsSync);
  const release = releaseOf(folder);
  const key = contentHash(`${release} ${readFileSync(PRINTER, 'utf8')}`);
  const file = join(root, 'node_modules/.cache/playbill/command-line', `${key}.json`);
  return { release, program, file };
}

function print(line: CommandLine): string {
  try {
    return keep(line.file, execFileSync(...printing(line)));
  } catch (cause) {
    throw new Error(
      `${line.release} did not print its commands. Find out where the release defines them, and update src/build/readCommands.ts.`,
      { cause },
    );
  }
}

function printing({ program = '' }: CommandLine) {
  // These variables change defaults: the cached result must not depend on the environment.
  const others = Object.entries(process.env).filter(([name]) => !/^(CI$|PW|PLAYWRIGHT)/.test(name));
  const options = {
    encoding: 'utf8',
    env: Object.fromEntries(others),
    maxBuffer: 2 ** 26,
  } as const;
  return [process.execPath, [PRINTER, program], options] as const;
}

function keep(file: string, text: string): string {
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
