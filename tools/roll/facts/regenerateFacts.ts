import type { ApiFacts } from '../apiFacts.ts';
import type { Declarations } from '../declarations/readDeclarations.ts';
import type { Declared } from '../assert/assertReference.ts';
import { declaredBy } from '../assert/assertReference.ts';
import type { ReadPackages } from '../download/fetchPackages.ts';
import { fetchPackages, fetchMinor } from '../download/fetchPackages.ts';
import { makeFacts, mergeDeclarations } from '../merge/mergeDeclarations.ts';
import { fetchRelease, readPackageDeclarations } from '../download/fetchRelease.ts';
import { followPackages } from '../packages/applyPackage.ts';
import {
  isAlpha,
  minorOf,
  isNewer,
  LAST_DESCRIBED,
  minorsBetween,
  publishedMinor,
} from '../releases.ts';
import type { DeclaredClass } from '../declarations/declaredClass.ts';
import { deriveCsharp } from '../packages/deriveCsharp.ts';

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

interface RegeneratedFacts {
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

interface Undescribed {
  previous: ApiFacts;
  release: string;
  declared: DeclaredRelease['classes'];
  folder: string;
}

/** The facts of a release that no wheel describes: from the last one that is described, release by release. */
async function describedFacts({
  previous,
  release,
  declared,
  folder,
}: Undescribed): Promise<{ facts: ApiFacts; origin: string; packages: ReadPackages[] }> {
  const published = publishedMinor(release);
  const base = isNewer(published, LAST_DESCRIBED) ? LAST_DESCRIBED : published;
  const described = await fetchMinor(base, folder);
  const packages = await newestPackages(published, folder);
  if (!described?.wheel.description)
    throw new Error(
      `PyPI has no wheel of ${base} with "api.json". Correct LAST_DESCRIBED in tools/roll/releases.ts.`,
    );
  const first = await declaredAt(base, folder);
  const step = { declared: first.classes, before: first.classes, since: first.since };
  const steps: DeclaredRelease[] = [];
  for (const minor of minorsBetween(base, published))
    if (minor !== minorOf(release)) steps.push(await declaredAt(minor, folder));
  const facts = followReleases({
    described: {
      facts: makeFacts(previous, step, described.wheel.description),
      declared: first,
      packages: described,
    },
    releases: [...steps, { classes: declared, since: `v${minorOf(release)}` }],
    packages,
    release,
  });
  const { wheel, javaMinor } = packages;
  return {
    facts,
    packages: [packages],
    origin: [
      `No package describes ${release} for all languages. Facts from the API description of ${base}, and since then`,
      `for Node.js from the declarations, for Python from ${wheel.file}, for Java from the sources of ${javaMinor};`,
      'new things of .NET are derived from the others.',
    ].join(' '),
  };
}

/** Python may lag, too: the newest packages that are not newer. */
async function newestPackages(published: string, folder: string) {
  for (const minor of minorsBetween(LAST_DESCRIBED, published).toReversed()) {
    const found = await fetchMinor(minor, folder);
    if (found) return found;
  }
  const found = await fetchMinor(LAST_DESCRIBED, folder);
  if (found) return found;
  throw new Error(`PyPI has no wheel of playwright up to ${published}.`);
}

async function declaredAt(minor: string, folder: string): Promise<DeclaredRelease> {
  const { classes } = await fetchRelease(`~${minor}.0`, folder);
  return { since: `v${minor}`, classes };
}

/** The declarations of one release. */
interface DeclaredRelease {
  /** `v1.61`: what new things say of themselves. */
  since: string;
  classes: ReadonlyMap<string, DeclaredClass>;
}

interface FollowedReleases {
  /** The facts of a release that is described for all languages. */
  described: { facts: ApiFacts; declared: DeclaredRelease; packages: ReadPackages };
  /** The releases after it, the oldest first; the last is the one that is wanted. */
  releases: readonly DeclaredRelease[];
  /** The newest packages that are not newer than it. */
  packages: ReadPackages;
  /** `1.65.0`. */
  release: string;
}

/** The facts of a release that nothing describes: each language follows its own package, .NET the others. */
function followReleases(followed: FollowedReleases): ApiFacts {
  const { described, releases, packages } = followed;
  let facts = described.facts;
  let before = described.declared.classes;
  for (const { classes, since } of releases) {
    facts = mergeDeclarations(facts, { declared: classes, before, since });
    before = classes;
  }
  facts = followPackages(facts, { before: described.packages, now: packages });
  return { sources: sourcesOf(followed), ...deriveCsharp(facts, described.facts) };
}

/** The languages whose newest package is older than the release, and its number. */
function sourcesOf({
  packages,
  described,
  release,
}: FollowedReleases): NonNullable<ApiFacts['sources']> {
  const isBehind = (minor: string) => isAlpha(release) || minor !== minorOf(release);
  return {
    ...(isBehind(packages.minor) && { python: packages.minor }),
    ...(isBehind(packages.javaMinor) && { java: packages.javaMinor }),
    csharp: described.packages.minor,
  };
}
