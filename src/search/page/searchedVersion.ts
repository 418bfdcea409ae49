import type { Edition } from '#model/edition.ts';
import { docPath } from '#model/path.ts';
import type { Version, VersionName } from '#model/version.ts';
import { versionWord } from '#model/version.ts';

/** The version in a URL: `?version=next`. */
export function versionOfWord(versions: readonly Version[], word: string): Version | undefined {
  return versions.find((version) => versionWord(version) === word.toLowerCase());
}

/** The docs version of a page, or undefined outside the docs. */
export function versionOfPath(
  { editions, versions }: { editions: readonly Edition[]; versions: readonly Version[] },
  path: string,
): VersionName | undefined {
  const trees = editions.flatMap((edition) =>
    versions.map(({ name, ...version }) => ({
      name,
      root: `${docPath(edition, { name, ...version }, '')}/`,
    })),
  );
  // The root of the latest version is a prefix of all others.
  const [tree] = trees
    .filter(({ root }) => path.startsWith(root))
    .sort((one, other) => other.root.length - one.root.length);
  return tree?.name;
}

/** The default version to search: the reader's preferred one, or the latest. */
export function defaultVersion(
  versions: readonly Version[],
  preferred: VersionName | undefined,
): VersionName {
  return preferred ?? versions.find(({ path }) => path === '')?.name ?? 'stable';
}
