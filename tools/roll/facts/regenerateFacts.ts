import type { ApiFacts } from '../apiFacts.ts';
import { type Declared, declaredBy } from '../assert/assertReference.ts';
import type { DeclaredClasses } from '../declarations/declaredClass.ts';
import type { Declarations } from '../declarations/readDeclarations.ts';
import { type ReadPackages, fetchMinor, fetchPackages } from '../download/fetchPackages.ts';
import { fetchRelease, readPackageDeclarations } from '../download/fetchRelease.ts';
import { makeFacts, mergeDeclarations } from '../merge/mergeDeclarations.ts';
import { followPackages } from '../packages/applyPackage.ts';
import { deriveCsharp } from '../packages/deriveCsharp.ts';
import {
  LAST_DESCRIBED,
  isAlpha,
  isNewer,
  minorOf,
  minorsBetween,
  publishedMinor,
} from '../releases.ts';

interface Regeneration {
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

interface MadeFacts {
  facts: ApiFacts;
  /** Where they come from, in a sentence or two. */
  origin: string;
  /** What they were compared with, where the release itself has none. */
  packages?: ReadPackages[];
}

/** Loads a release and makes its facts; the project stays as it is. */
export async function regenerateFacts(
  wanted: Regeneration,
): Promise<MadeFacts & { declared: Declared; declarations: Declarations }> {
  const { release, folder } = wanted;
  const declarations = await fetchRelease(release, folder);
  const around = await fetchPackages(release, folder);
  const made = await factsOf(wanted, declarations.classes, around);
  const packages = around.length > 0 ? around : made.packages;
  return {
    ...made,
    declared: declaredBy(made.facts, declarations.sources, packages),
    declarations,
  };
}

async function factsOf(
  wanted: Regeneration,
  declared: DeclaredClasses,
  [own]: readonly ReadPackages[],
): Promise<MadeFacts> {
  const { root, previous, previousRelease, alias, release } = wanted;
  const since = `v${minorOf(release)}`;
  const { description, file = '' } = own?.wheel ?? {};
  const isDescribed = own && description && !isAlpha(release);
  // From one alpha to the next, the other languages have published nothing.
  const isNextAlpha = isAlpha(release) && minorOf(previousRelease) === minorOf(release);
  if (!isDescribed && !isNextAlpha) return undescribedFacts(wanted, declared);
  const { classes: before } = await readPackageDeclarations(root, alias);
  const step = { declared, before, since };
  if (isDescribed)
    return {
      facts: followPackages(makeFacts(previous, step, description), { before: own, now: own }),
      origin: `Facts from the API description in ${file}; the test runner from the declarations.`,
    };
  return {
    facts: mergeDeclarations(previous, step),
    origin: `No wheel describes ${release}. Facts for Node.js from the declarations; other languages are kept.`,
  };
}

/**
 * The facts of a release that no wheel describes: from the last one that is described, release by release. Each language
 * follows its own package, .NET the others.
 */
async function undescribedFacts(
  { previous, release, folder }: Regeneration,
  declared: DeclaredClasses,
): Promise<MadeFacts> {
  const published = publishedMinor(release);
  const base = isNewer(published, LAST_DESCRIBED) ? LAST_DESCRIBED : published;
  const described = await fetchMinor(base, folder);
  const packages = await newestPackages(published, folder);
  if (!described?.wheel.description)
    throw new Error(
      `PyPI has no wheel of ${base} with "api.json". Correct LAST_DESCRIBED in tools/roll/releases.ts.`,
    );
  const declaredAt = async (minor: string) => (await fetchRelease(`~${minor}.0`, folder)).classes;
  let before = await declaredAt(base);
  const first = { declared: before, before, since: `v${base}` };
  const start = makeFacts(previous, first, described.wheel.description);
  let facts = start;
  const between = minorsBetween(base, published).filter((minor) => minor !== minorOf(release));
  for (const minor of [...between, minorOf(release)]) {
    const isLast = minor === minorOf(release);
    const now = isLast ? declared : await declaredAt(minor);
    facts = mergeDeclarations(facts, { declared: now, before, since: `v${minor}` });
    before = now;
  }
  facts = followPackages(facts, { before: described, now: packages });
  const { wheel, minor, javaMinor } = packages;
  // The languages whose newest package is older than the release, and its number.
  const isBehind = (own: string) => isAlpha(release) || own !== minorOf(release);
  const sources = {
    ...(isBehind(minor) && { python: minor }),
    ...(isBehind(javaMinor) && { java: javaMinor }),
    csharp: described.minor,
  };
  return {
    facts: { sources, ...deriveCsharp(facts, start) },
    packages: [packages],
    origin: [
      `No package describes ${release} for all languages. Facts from the API description of ${base}, and since then`,
      `for Node.js from the declarations, for Python from ${wheel.file}, for Java from the sources of ${javaMinor};`,
      'new things of .NET are derived from the others.',
    ].join(' '),
  };
}

/** Python may lag, too: the newest packages that are not newer. */
async function newestPackages(published: string, folder: string): Promise<ReadPackages> {
  for (const minor of [LAST_DESCRIBED, ...minorsBetween(LAST_DESCRIBED, published)].toReversed()) {
    const found = await fetchMinor(minor, folder);
    if (found) return found;
  }
  throw new Error(`PyPI has no wheel of playwright up to ${published}.`);
}
