import { fetchJavaSources } from './fetchJavaSources.ts';
import type { Wheel } from './fetchWheel.ts';
import { fetchWheel } from './fetchWheel.ts';
import { isAlpha, minorBefore, minorOf } from '../releases.ts';

/** What was read from the Python and the Java package of one release. */
export interface ReadPackages {
  /** `1.60` */
  minor: string;
  wheel: Wheel;
  /** The release of the Java package, which may be an older one. */
  javaMinor: string;
  /** The text of each source file. */
  java: readonly string[];
}

/** Java follows the other languages some releases later; farther back, something else is wrong. */
const LAG = 6;

/** The Python and the Java package of a release; for an alpha those around it, the newer first. */
export async function fetchPackages(release: string, folder: string): Promise<ReadPackages[]> {
  const own = minorOf(release);
  const minors = isAlpha(release) ? [own, minorBefore(own)] : [own];
  const packages: ReadPackages[] = [];
  for (const minor of minors) {
    const found = await fetchMinor(minor, folder);
    if (found) packages.push(found);
  }
  return packages;
}

/** The wheel of a minor release, and the newest Java package that is not newer; nothing where there is no wheel. */
export async function fetchMinor(minor: string, folder: string): Promise<ReadPackages | undefined> {
  const wheel = await fetchWheel(minor, folder);
  if (!wheel) return undefined;
  let javaMinor = minor;
  for (let tries = 0; tries < LAG; tries += 1) {
    const java = await fetchJavaSources(javaMinor, folder);
    if (java) return { minor, wheel, java, javaMinor };
    javaMinor = minorBefore(javaMinor);
  }
  throw new Error(
    `Maven Central has no Java package from ${javaMinor} to ${minor}. ` +
      'Look there for the newest one, and raise LAG in tools/roll/download/fetchPackages.ts.',
  );
}
