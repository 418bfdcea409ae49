import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Command } from '#model/command.ts';
import type { VersionName } from '#model/version.ts';
import { parseCommands } from '#pipeline/parseCommands.ts';
import { openCacheStore } from './cacheStore.ts';
import { contentHash } from './hash.ts';
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
  const text = line.printed() ?? line.keep(print(line));
  return parseCommands(JSON.parse(text), line.release);
}

function print({ release, printing }: ReturnType<typeof commandLine>): string {
  try {
    return execFileSync(...printing);
  } catch (cause) {
    throw new Error(
      `${release} did not print its commands. Find out where the release defines them, and update src/build/readCommands.ts.`,
      { cause },
    );
  }
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
      const { printed, keep, printing } = commandLine(root, version, kind);
      if (printed() === undefined) keep((await promisify(execFile)(...printing)).stdout);
    }),
  );
}

function commandLine(root: string, version: VersionName, kind: CommandLineKind) {
  const folder = kind === 'runner' ? packageFolder(root, version) : coreFolder(root, version);
  const program = PROGRAMS[kind].map((file) => join(folder, file)).find(existsSync) ?? '';
  const release = releaseOf(folder);
  const store = openCacheStore(join(root, 'node_modules/.cache/playbill/command-line'));
  const name = contentHash(`${release} ${readFileSync(PRINTER, 'utf8')}`);
  // These variables change defaults: the cached result must not depend on the environment.
  const others = Object.entries(process.env).filter(([key]) => !/^(CI$|PW|PLAYWRIGHT)/.test(key));
  const options = {
    encoding: 'utf8',
    env: Object.fromEntries(others),
    maxBuffer: 2 ** 26,
  } as const;
  return {
    release,
    printed: () => store.read(name),
    keep: (text: string): string => {
      store.write(name, text);
      return text;
    },
    /** What to start. */
    printing: [process.execPath, [PRINTER, program], options] as const,
  };
}
