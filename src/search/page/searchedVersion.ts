import type { Edition } from '#model/edition.ts';
import { docPath } from '#model/path.ts';
import type { Version, VersionName } from '#model/version.ts';
import { versionWord } from '#model/version.ts';

/** The version that a URL asks for: `?version=next`. */
export function versionOfWord(versions: readonly Version[], word: string): Version | undefined {
  return versions.find((version) => versionWord(version) === word.toLowerCase());
}

/** The version of the docs that a page belongs to, or undefined outside of them. */
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
  // The root of the latest version is part of all others.
  const [tree] = trees
    .filter(({ root }) => path.startsWith(root))
    .sort((one, other) => other.root.length - one.root.length);
  return tree?.name;
}

/** What is searched unless the URL says otherwise: the version that a reader prefers, or the latest. */
export function defaultVersion(
  versions: readonly Version[],
  preferred: VersionName | undefined,
): VersionName {
  return preferred ?? versions.find(({ path }) => path === '')?.name ?? 'stable';
}
