import type { ApiFacts } from '../apiFacts.ts';
import type { Declarations } from '../declarations/readDeclarations.ts';
import type { Declared } from '../assert/assertReference.ts';
import { declaredBy } from '../assert/assertReference.ts';
import { describedFacts } from './describedFacts.ts';
import type { ReadPackages } from '../download/fetchPackages.ts';
import { fetchPackages } from '../download/fetchPackages.ts';
import { makeFacts, mergeDeclarations } from '../merge/mergeDeclarations.ts';
import { fetchRelease, readPackageDeclarations } from '../download/fetchRelease.ts';
import { followPackages } from '../packages/applyPackage.ts';
import { isAlpha, minorOf } from '../releases.ts';

export interface Regeneration {
  root: string;
  /** The facts of the release before, and its number. */
  previous: ApiFacts;
  previousRelease: string;
  /** Under which name that release is installed. */
  alias: string;
  release: string;
  /** Where packages are loaded to; what is there already is not loaded again. */
  folder: string;
}

export interface RegeneratedFacts {
  facts: ApiFacts;
  /** What the packages declare. */
  declared: Declared;
  /** Where they come from, in a sentence or two. */
  origin: string;
  declarations: Declarations;
}

/** Loads a release and makes its facts; the project stays as it is. */
export async function regenerateFacts(wanted: Regeneration): Promise<RegeneratedFacts> {
  const { release, folder } = wanted;
  const declarations = await fetchRelease(release, folder);
  const around = await fetchPackages(release, folder);
  const { facts, origin, packages } = await factsOf(wanted, {
    declared: declarations,
    packages: around,
  });
  return {
    facts,
    declared: declaredBy(facts, declarations.sources, around.length > 0 ? around : packages),
    origin,
    declarations,
  };
}

interface Fetched {
  declared: Declarations;
  packages: ReadPackages[];
}

async function factsOf(
  { root, previous, previousRelease, alias, release, folder }: Regeneration,
  { declared, packages }: Fetched,
): Promise<{ facts: ApiFacts; origin: string; packages?: ReadPackages[] }> {
  const since = `v${minorOf(release)}`;
  const [own] = packages;
  if (own?.wheel.description && !isAlpha(release)) {
    const { description, file } = own.wheel;
    const before = await readPackageDeclarations(root, alias);
    const step = { declared: declared.classes, before: before.classes, since };
    const facts = makeFacts(previous, step, description);
    return {
      facts: followPackages(facts, { before: own, now: own }),
      origin: `Facts from the API description in ${file}; the test runner from the declarations.`,
    };
  }
  // From one alpha to the next, the other languages have published nothing.
  if (isAlpha(release) && minorOf(previousRelease) === minorOf(release)) {
    const before = await readPackageDeclarations(root, alias);
    const step = { declared: declared.classes, before: before.classes, since };
    return {
      facts: mergeDeclarations(previous, step),
      origin: `No wheel describes ${release}. Facts for Node.js from the declarations; other languages are kept.`,
    };
  }
  return describedFacts({ previous, release, declared: declared.classes, folder });
}
