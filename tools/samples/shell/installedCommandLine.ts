import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { VersionName } from '#model/version.ts';
import { packageVersions } from '../tree/packageVersions.ts';
import type { Command } from './command.ts';
import { parseCommands, parseHelp } from './parseHelp.ts';

/** A command line that is installed: asked for help once for each of its commands. */
export interface CommandLine {
  /** The sub-commands, `test` and so on. */
  commands: () => string[];
  /** A sub-command; without a name, what can be written before one. */
  find: (command: string) => Command;
}

const PACKAGES: Record<VersionName, string> = {
  stable: 'playwright-stable',
  current: 'playwright-next',
};

/** Node.js has the test runner; the other editions bring the command line of the library only. */
export type CommandLineKind = 'runner' | 'library';

/** The command line of a version, with its help kept in the cache folder of the project. */
export function installedCommandLine(
  root: string,
  version: VersionName,
  kind: CommandLineKind,
): CommandLine {
  const name = PACKAGES[version];
  const folder = kind === 'runner' ? name : `${name}/node_modules/playwright-core`;
  const [id = name] = packageVersions(root, [folder]);
  const cached = join(root, 'node_modules/.cache/playbill/samples/shell', id.replace(/\W/g, '-'));
  const help = (command: string): string => {
    const file = join(cached, `${command || 'all'}.txt`);
    return readIfThere(file) ?? ask(join(root, 'node_modules', folder, 'cli.js'), command, file);
  };
  const found = new Map<string, Command>();
  return {
    commands: () => parseCommands(help('')),
    find: (command) => {
      const parsed = found.get(command) ?? parseHelp(command, help(command));
      found.set(command, parsed);
      return parsed;
    },
  };
}

function ask(program: string, command: string, file: string): string {
  const args = [program, ...(command ? [command] : []), '--help'];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`"${args.join(' ')}" failed.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stdout);
  return stdout;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
