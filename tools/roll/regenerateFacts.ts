import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiFacts } from '#api-reference/apiFacts.ts';
import { compareWithFacts } from '#api-reference/declarations/compareWithFacts.ts';
import type { Problem } from '#model/problem.ts';
import type { FetchedDescription } from './fetchDescription.ts';
import { fetchDescription } from './fetchDescription.ts';
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
  /** Where they come from, in a sentence or two. */
  origin: string;
  /** Where facts and declarations do not agree. */
  problems: Problem[];
}

const UNWANTED: FetchedDescription = { description: undefined, why: '' };

/** Loads a release into a temporary folder and makes its facts; the project stays as it is. */
export async function regenerateFacts(wanted: Regeneration): Promise<RegeneratedFacts> {
  const { root, previous, alias, release, source } = wanted;
  const folder = await mkdtemp(join(tmpdir(), 'roll-'));
  try {
    const before = await readPackageDeclarations(root, alias);
    const declarations = await fetchRelease(release, folder);
    const fetched = source === 'wheel' ? await loadWheel(release, folder) : UNWANTED;
    const since = `v${release.split('.', 2).join('.')}`;
    const facts = makeFacts(
      previous,
      { declared: declarations.classes, before: before.classes, since },
      fetched.description,
    );
    const problems = compareWithFacts(declarations, facts);
    return { facts, origin: originOf(fetched), problems };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function loadWheel(release: string, parent: string): Promise<FetchedDescription> {
  const folder = join(parent, 'wheel');
  await mkdir(folder);
  return fetchDescription(release, folder);
}

function originOf(fetched: FetchedDescription): string {
  return fetched.description
    ? `Facts from the API description in ${fetched.wheel}; the test runner from the declarations.`
    : `${fetched.why} Facts for Node.js from the declarations; other languages are kept.`.trim();
}
