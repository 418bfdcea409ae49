import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCommands } from '#build/readCommands.ts';
import type { Command } from '#model/command.ts';
import type { EditionId } from '#model/edition.ts';
import { type CacheStore, rememberLater } from '#pipeline/cacheStore.ts';
import type { LanguageNames } from '#prose/findNames.ts';
import { makeNameTables } from '#prose/nameTables.ts';
import type { Api } from './readApi.ts';

/** Reads from the packages which names belong to which language; once, because declarations are long. */
export async function readLanguageNames(
  root: string,
  { api, store }: { api: Api; store: CacheStore },
): Promise<LanguageNames> {
  // The versions of other packages are in the lock file, and each state of it has a store of its own.
  const place = { name: 'language-names', key: api.signature };
  // Sets as lists, which survive the store.
  const lists = await rememberLater(store, place, async () => ({
    names: Object.entries(makeNameTables(Object.values(api.versions))).map(
      ([edition, names]) => [edition, [...names]] as const,
    ),
    webNames: await readWebNames(root),
  }));
  const names = lists.names.map(([edition, list]) => [edition, new Set(list)]);
  return {
    // One entry for each edition, as in the tables.
    names: Object.fromEntries(names) as Record<EditionId, Set<string>>,
    webNames: new Set(lists.webNames),
    runnerFlags: readRunnerFlags(root),
  };
}

/** The members of all browser objects, in lowercase. */
async function readWebNames(root: string): Promise<string[]> {
  const text = await readFile(join(root, 'node_modules/typescript/lib/lib.dom.d.ts'), 'utf8');
  const declared = /^(?:declare (?:var|function) |interface |\s+(?:readonly )?)([A-Za-z]\w+)/gm;
  const names = [...text.matchAll(declared)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)];
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
