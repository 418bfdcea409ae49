import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiFacts } from '#api-reference/apiFacts.ts';
import { compareWithFacts } from '#api-reference/declarations/compareWithFacts.ts';
import type { Problem } from '#model/problem.ts';
import { makeTruth } from '../reference-check/truth/makeTruth.ts';
import type { Truth } from '../reference-check/truth/truth.ts';
import { fetchPackages, isAlpha } from './fetchPackages.ts';
import { fetchRelease } from './fetchRelease.ts';
import { makeFacts } from './makeFacts.ts';
import { readPackageDeclarations } from './readPackageDeclarations.ts';
import type { FactsSource } from './rollArguments.ts';

interface Regeneration {
  root: string;
  /** The facts of the release before. */
  previous: ApiFacts;
  /** Under which name that release is installed. */
  alias: string;
  release: string;
  source: FactsSource;
}

export interface RegeneratedFacts {
  facts: ApiFacts;
  /** What the check of the reference holds pages against; absent where no package could say. */
  truth: Truth | undefined;
  /** Where they come from, in a sentence or two. */
  origin: string;
  /** Where facts and declarations do not agree. */
  problems: Problem[];
}

/** Loads a release into a temporary folder and makes its facts; the project stays as it is. */
export async function regenerateFacts(wanted: Regeneration): Promise<RegeneratedFacts> {
  const { root, previous, alias, release, source } = wanted;
  const folder = await mkdtemp(join(tmpdir(), 'roll-'));
  try {
    const before = await readPackageDeclarations(root, alias);
    const declared = await fetchRelease(release, folder);
    const packages = source === 'wheel' ? await fetchPackages(release, folder) : [];
    const described = isAlpha(release) ? undefined : packages[0]?.wheel;
    const since = `v${release.split('.', 2).join('.')}`;
    const facts = makeFacts(
      previous,
      { declared: declared.classes, before: before.classes, since },
      described?.description,
    );
    const declarations = await Promise.all(declared.files.map((file) => readFile(file, 'utf8')));
    const materials = { facts, declarations, packages, isAlpha: isAlpha(release) };
    return {
      facts,
      truth: packages.length > 0 ? makeTruth(materials) : undefined,
      origin: originOf(release, described?.file),
      problems: compareWithFacts(declared, facts),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function originOf(release: string, wheel: string | undefined): string {
  return wheel === undefined
    ? `No wheel describes ${release}. Facts for Node.js from the declarations; other languages are kept.`
    : `Facts from the API description in ${wheel}; the test runner from the declarations.`;
}
