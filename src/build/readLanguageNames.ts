import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageNames } from '#prose/findNames.ts';
import { makeNameTables } from '#prose/nameTables.ts';
import type { Command } from '#pipeline/parseCommands.ts';
import type { Api } from './readApi.ts';
import { readCommands } from './readCommands.ts';

/** Reads from the packages which names belong to which language; once, because declarations are long. */
export async function readLanguageNames(
  root: string,
  { current, stable }: Api['versions'],
): Promise<LanguageNames> {
  const names = makeNameTables([current.facts, stable.facts]);
  return { names, webNames: await readWebNames(root), runnerFlags: readRunnerFlags(root) };
}

/** The members of all browser objects, in lowercase. */
async function readWebNames(root: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(root, 'node_modules/typescript/lib/lib.dom.d.ts'), 'utf8');
  const declared = /^(?:declare (?:var|function) |interface |\s+(?:readonly )?)([A-Za-z]\w+)/gm;
  return new Set([...text.matchAll(declared)].map(([, name = '']) => name.toLowerCase()));
}

/** The flags of the Node.js test runner that the other languages' commands lack. */
function readRunnerFlags(root: string): ReadonlySet<string> {
  const shared = new Set(flagsOf(readCommands(root, 'stable', 'library')));
  const runner = flagsOf(readCommands(root, 'stable', 'runner'));
  return new Set(runner.filter((flag) => !shared.has(flag)));
}

function flagsOf(commands: readonly Command[]): string[] {
  const names = commands.flatMap(({ options }) => options.flatMap((option) => option.names));
  return names.filter((name) => name.startsWith('--'));
}
