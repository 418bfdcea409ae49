import type { ReadPackages } from '../reference-check/truth/makeTruth.ts';
import { fetchJavaSources } from './fetchJavaSources.ts';
import { fetchWheel } from './fetchWheel.ts';

/** The Python and the Java package of a release; for an alpha those around it, the newer first. */
export async function fetchPackages(release: string, folder: string): Promise<ReadPackages[]> {
  const packages: ReadPackages[] = [];
  for (const minor of minorsOf(release)) {
    const wheel = await fetchWheel(minor, folder);
    if (wheel) packages.push({ wheel, java: await fetchJavaSources(minor, folder) });
  }
  return packages;
}

/** `1.57.0-alpha-2025-11-05` → `1.57`, once that is out, and `1.56`. */
function minorsOf(release: string): string[] {
  const [major = 1, minor = 0] = release.split('.', 2).map(Number);
  return [`${major}.${minor}`, ...(isAlpha(release) ? [`${major}.${minor - 1}`] : [])];
}

export function isAlpha(release: string): boolean {
  return release.includes('-');
}
