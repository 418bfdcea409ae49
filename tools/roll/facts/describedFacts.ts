import type { ApiFacts } from '../apiFacts.ts';
import { fetchMinor } from '../download/fetchPackages.ts';
import { fetchRelease } from '../download/fetchRelease.ts';
import { makeFacts, mergeDeclarations } from '../merge/mergeDeclarations.ts';
import {
  isNewer,
  LAST_DESCRIBED,
  minorOf,
  minorsBetween,
  publishedMinor,
  isAlpha,
} from '../releases.ts';
import type { DeclaredClass } from '../declarations/declaredClass.ts';
import type { ReadPackages } from '../download/fetchPackages.ts';
import { deriveCsharp } from '../packages/deriveCsharp.ts';
import { followPackages } from '../packages/applyPackage.ts';

interface Undescribed {
  previous: ApiFacts;
  release: string;
  declared: DeclaredRelease['classes'];
  folder: string;
}

/** The facts of a release that no wheel describes: from the last one that is described, release by release. */
export async function describedFacts({
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
