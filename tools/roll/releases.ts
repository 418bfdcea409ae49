/** The last release whose wheel describes the API of all languages; later ones have no `api.json`. */
export const LAST_DESCRIBED = '1.60';

/** `1.57.0-alpha-2025-11-05` → `1.57`. */
export function minorOf(release: string): string {
  return release.split('.', 2).join('.');
}

export function isAlpha(release: string): boolean {
  return release.includes('-');
}

/** The newest minor release whose packages can be older than this one: of an alpha, the one before. */
export function publishedMinor(release: string): string {
  return isAlpha(release) ? minorBefore(minorOf(release)) : minorOf(release);
}

/** `1.57` → `1.56`. */
export function minorBefore(minor: string): string {
  const [major = 1, number = 0] = minor.split('.').map(Number);
  return `${major}.${number - 1}`;
}

/** The minor releases after one of them, up to another: `1.60`, `1.62` → `1.61`, `1.62`. */
export function minorsBetween(after: string, upTo: string): string[] {
  const list: string[] = [];
  for (let minor = upTo; isNewer(minor, after); minor = minorBefore(minor)) list.unshift(minor);
  return list;
}

/** Whether a minor release came after another. */
export function isNewer(minor: string, other: string): boolean {
  const [major = 0, number = 0] = minor.split('.').map(Number);
  const [otherMajor = 0, otherNumber = 0] = other.split('.').map(Number);
  return major > otherMajor || (major === otherMajor && number > otherNumber);
}
