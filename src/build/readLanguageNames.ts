import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageNames } from '#prose/findNames.ts';
import { makeNameTables } from '#prose/nameTables.ts';
import { coreFolder, packageFolder } from './installedPackages.ts';
import type { Api } from './readApi.ts';

/** Reads from the packages what is a name of which language; once, because declarations are long. */
export async function readLanguageNames(
  root: string,
  { current, stable }: Api['versions'],
): Promise<LanguageNames> {
  const [webNames, runnerFlags] = await Promise.all([readWebNames(root), readRunnerFlags(root)]);
  return { names: makeNameTables([current.facts, stable.facts]), webNames, runnerFlags };
}

/** The members of all objects that browsers have, in lower case. */
async function readWebNames(root: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(root, 'node_modules/typescript/lib/lib.dom.d.ts'), 'utf8');
  const declared = /^(?:declare (?:var|function) |interface |\s+(?:readonly )?)([A-Za-z]\w+)/gm;
  return new Set([...text.matchAll(declared)].map(([, name = '']) => name.toLowerCase()));
}

/** The flags of the test runner of Node.js that the commands of other languages do not have. */
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
      `${file} cannot be read. Name the file in which this release defines its flags in src/build/readLanguageNames.ts.`,
      { cause },
    );
  });
  return [...new Set(text.match(/--[a-z][a-z-]+/g))];
}
