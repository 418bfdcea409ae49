import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentedRelease, PACKAGES } from '#build/installedPackages.ts';
import type { Problem } from '#model/problem.ts';
import { formatProblems } from '#model/problem.ts';
import { VERSION_NAMES } from '#model/version.ts';
import type { VersionName } from '#model/version.ts';
import type { ApiFacts } from '../apiFacts.ts';
import { declaredBy } from '../assert/declaredBy.ts';
import { compileFiles, factsFile } from './compileFiles.ts';
import { readPackageDeclarations } from '../download/readPackageDeclarations.ts';
import type { Files } from '../write/writeRelease.ts';

/** Writes `data/api` again, from the facts and the packages that are there: for changes of what prints them. */
export async function compileInstalled(root: string): Promise<void> {
  for (const name of VERSION_NAMES) {
    const { files, problems } = await compiledVersion(root, name);
    if (problems.length > 0) throw new Error(formatProblems(problems));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    console.log(`data/api/${name} is what ${factsFile(name)} and ${PACKAGES[name]} say.`);
  }
}

/** What the files about a version must be. */
export async function compiledVersion(
  root: string,
  name: VersionName,
): Promise<{ files: Files; problems: Problem[] }> {
  // Written by this tool, so that the shape is known.
  const facts = JSON.parse(await readFile(join(root, factsFile(name)), 'utf8')) as ApiFacts;
  const declarations = await readPackageDeclarations(root, PACKAGES[name].replace(/^.*\//, ''));
  const declared = declaredBy(facts, declarations.sources);
  return compileFiles({ name, release: documentedRelease(name), facts, declarations, declared });
}
