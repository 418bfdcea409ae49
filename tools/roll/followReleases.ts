import type { ApiFacts } from './apiFacts.ts';
import type { DeclaredClass } from './declarations/declaredClass.ts';
import type { ReadPackages } from '../reference-check/truth/makeTruth.ts';
import { mergeDeclarations } from './mergeDeclarations.ts';
import { deriveCsharp } from './packages/deriveCsharp.ts';
import { followPackages } from './packages/followPackages.ts';
import { isAlpha, minorOf } from './releases.ts';

/** The declarations of one release. */
export interface DeclaredRelease {
  /** `v1.61`: what new things say of themselves. */
  since: string;
  classes: ReadonlyMap<string, DeclaredClass>;
}

export interface FollowedReleases {
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
export function followReleases(followed: FollowedReleases): ApiFacts {
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
