import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Description, isDescription } from '../facts/factsFromDescription.ts';
import { isAlpha, minorBefore, minorOf } from '../releases.ts';
import { runQuietly } from '../../runQuietly.ts';

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

/** What a wheel says: its signatures, and the description of the whole API that older ones carry. */
export interface Wheel {
  /** `playwright-1.56.0-py3-none-win_amd64.whl` */
  file: string;
  /** Absent in newer wheels. */
  description?: Description | undefined;
  /** By `Class.member`: `(url: str, *, timeout: Optional[float] = None) -> None`, or `: str`. */
  members: Record<string, string>;
  /** The keys of the dictionaries, by the name of their type. */
  keys: Record<string, string[]>;
  /** The events of each class: `popup`. */
  events: Record<string, string[]>;
}

/** Java follows the other languages some releases later; farther back, something else is wrong. */
const LAG = 6;

/** The Python and the Java package of a release; for an alpha those around it, the newer first. */
export async function fetchPackages(release: string, folder: string): Promise<ReadPackages[]> {
  const own = minorOf(release);
  const found = [await fetchMinor(own, folder)];
  if (isAlpha(release)) found.push(await fetchMinor(minorBefore(own), folder));
  return found.filter((packages) => packages !== undefined);
}

/** The wheel of a minor release, and the newest Java package that is not newer; nothing where there is no wheel. */
export async function fetchMinor(minor: string, folder: string): Promise<ReadPackages | undefined> {
  const wheel = await fetchWheel(minor, join(folder, `wheel-${minor}`));
  if (!wheel) return undefined;
  let javaMinor = minor;
  for (let tries = 0; tries < LAG; tries += 1) {
    const java = await fetchJavaSources(javaMinor, join(folder, `java-${javaMinor}`));
    if (java) return { minor, wheel, java, javaMinor };
    javaMinor = minorBefore(javaMinor);
  }
  throw new Error(
    `Maven Central has no Java package from ${javaMinor} to ${minor}. ` +
      'Look there for the newest one, and raise LAG in tools/roll/download/fetchPackages.ts.',
  );
}

const [PYTHON, MAVEN] =
  process.platform === 'win32' ? (['python', 'mvn.cmd'] as const) : (['python3', 'mvn'] as const);

/** What is read is the same in the wheels of all platforms; this one is the smallest. */
const PLATFORM = 'win_amd64';

/** Loads the newest wheel of a minor release, `1.56`; nothing where there is none. */
async function fetchWheel(minor: string, folder: string): Promise<Wheel | undefined> {
  const flags = ['--no-deps', '--only-binary=:all:', '--platform', PLATFORM, '--dest', folder];
  const file = await load(folder, '.whl', isUnknownRelease, [
    ...[PYTHON, '-m', 'pip', 'download', '--quiet', `playwright==${minor}.*`, ...flags],
  ]);
  if (file === undefined) return undefined;
  const wheel = (await readPackage('wheel', join(folder, file))) as Omit<Wheel, 'file'>;
  const description = isDescription(wheel.description) ? wheel.description : undefined;
  return { ...wheel, description, file };
}

/** The text of each file of the API of the Java package of a minor release; nothing where it is not published. */
async function fetchJavaSources(minor: string, folder: string): Promise<string[] | undefined> {
  const file = await load(folder, '-sources.jar', isUnpublished, [
    ...[MAVEN, '--batch-mode', '--quiet', 'dependency:copy'],
    `-Dartifact=com.microsoft.playwright:playwright:${minor}.0:jar:sources`,
    `-DoutputDirectory=${folder}`,
  ]);
  return file === undefined ? file : ((await readPackage('jar', join(folder, file))) as string[]);
}

/** Runs a command that loads a file into a folder, unless it is there; nothing where there is none to load. */
async function load(
  folder: string,
  ending: string,
  isAbsent: (complaint: string) => boolean,
  [command = '', ...args]: readonly string[],
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const find = async () => (await readdir(folder)).find((name) => name.endsWith(ending));
  const known = await find();
  if (known !== undefined) return known;
  const { ok, stdout, complaint } = await runQuietly(command, args, { cwd: folder });
  // Maven says on standard output what went wrong.
  const output = `${stdout.toString()}${complaint}`.trim();
  if (!ok && isAbsent(output)) return undefined;
  const found = ok ? await find() : undefined;
  if (found !== undefined) return found;
  throw new Error(
    `A package cannot be loaded with "${command}". Python 3 with pip, Apache Maven, and ` +
      `connections to PyPI and Maven Central are needed.\n${output}`,
  );
}

/** pip lists the releases that there are; without a connection it lists none. */
export function isUnknownRelease(complaint: string): boolean {
  return /\(from versions: (?!none)/.test(complaint);
}

/** Without a connection Maven reports a failed transfer instead. */
function isUnpublished(output: string): boolean {
  return /(?:Could not|Unable to) find artifact\b/.test(output);
}

const SCRIPT = fileURLToPath(new URL('readPackage.py', import.meta.url));

/** What `readPackage.py` prints of a wheel or a sources jar. */
async function readPackage(kind: 'wheel' | 'jar', file: string): Promise<unknown> {
  const { ok, stdout, complaint } = await runQuietly(PYTHON, [SCRIPT, kind, file], { cwd: '.' });
  if (!ok) throw new Error(`tools/roll/download/readPackage.py cannot read ${file}.\n${complaint}`);
  return JSON.parse(stdout.toString()) as unknown;
}
