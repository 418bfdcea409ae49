import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageNames } from '#prose/findNames.ts';
import { makeNameTables } from '#prose/nameTables.ts';
import { coreFolder, packageFolder } from './installedPackages.ts';
import type { Api } from './readApi.ts';

/** Reads from the packages which names belong to which language; once, because declarations are long. */
export async function readLanguageNames(
  root: string,
  { current, stable }: Api['versions'],
): Promise<LanguageNames> {
  const [webNames, runnerFlags] = await Promise.all([readWebNames(root), readRunnerFlags(root)]);
  return { names: makeNameTables([current.facts, stable.facts]), webNames, runnerFlags };
}

/** The members of all browser objects, in lowercase. */
async function readWebNames(root: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(root, 'node_modules/typescript/lib/lib.dom.d.ts'), 'utf8');
  const declared = /^(?:declare (?:var|function) |interface |\s+(?:readonly )?)([A-Za-z]\w+)/gm;
  return new Set([...text.matchAll(declared)].map(([, name = '']) => name.toLowerCase()));
}

/** The flags of the Node.js test runner that the other languages' commands lack. */
async function readRunnerFlags(root: string): Promise<ReadonlySet<string>> {
  const [runner, shared] = await Promise.all([
    readFlags(join(packageFolder(root, 'stable'), 'lib/program.js')),
    readFlags(join(coreFolder(root, 'stable'), 'lib/cli/program.js')),
  ]);
  return new Set(runner.filter((flag) => !shared.includes(flag)));
}

async function readFlags(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `${file} cannot be read. Update src/build/readLanguageNames.ts with the file in which this release defines its flags.`,
      { cause },
    );
  });
  return [...new Set(text.match(/--[a-z][a-z-]+/g))];
}
