/** The two versions of the docs: `current` is the unreleased one, at /docs/next (behavior docs-versions). */
export const VERSION_NAMES = ['current', 'stable'] as const;
export type VersionName = (typeof VERSION_NAMES)[number];

export interface Version {
  name: VersionName;
  /** Shown to readers, and in lowercase the word that content uses: `Next` → `version="next"`. */
  label: string;
  /** Path below an edition's `docs`, without slashes: `next`, or empty for the latest version. */
  path: string;
  /** The release of the framework that this version documents, such as `1.56.1`. */
  package: string;
}

/** The word that content uses for a version: `next`, `stable`. */
export function versionWord(version: Version): string {
  return version.label.toLowerCase();
}

/** `Stable 1.56`, `Next`: released versions show their number, alphas have none worth showing. */
export function versionTitle({ label, package: release }: Version): string {
  const name = label.charAt(0).toUpperCase() + label.slice(1);
  const number = /^\d+\.\d+/.exec(release)?.[0];
  return release.includes('-') || number === undefined ? name : `${name} ${number}`;
}
