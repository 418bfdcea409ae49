/** The two versions of the docs: `current` is the unreleased one, at /docs/next (behavior docs-versions). */
export const VERSION_NAMES = ['current', 'stable'] as const;
export type VersionName = (typeof VERSION_NAMES)[number];

export interface Version {
  name: VersionName;
  /** Shown to readers, and in lower case the word that content uses: `Next` → `version="next"`. */
  label: string;
  /** URL below an edition's `docs`, without slashes: `next`, or empty for the latest version. */
  path: string;
  /** The release of the framework that this version documents, such as `1.56.1`. */
  package: string;
}

/** The word by which content names a version: `next`, `stable`. */
export function versionWord(version: Version): string {
  return version.label.toLowerCase();
}

/** `Stable 1.56`, `Next`: released versions show their number, an alpha has none worth reading. */
export function versionTitle({ label, package: release }: Version): string {
  const name = label.charAt(0).toUpperCase() + label.slice(1);
  const number = /^\d+\.\d+/.exec(release)?.[0];
  return release.includes('-') || number === undefined ? name : `${name} ${number}`;
}
