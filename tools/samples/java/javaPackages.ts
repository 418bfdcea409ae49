import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../../roll/runQuietly.ts';

const FOLDER = 'node_modules/.cache/playbill/samples/java';
const PROJECT = 'tools/samples/java/pom.xml';

/** The project file that names the packages which samples are compiled against. */
export function javaProject(root: string): string {
  return readFileSync(join(root, PROJECT), 'utf8');
}

/** Where the Maven repository is, and what a check writes for a while. */
export function javaFolder(root: string): string {
  return join(root, FOLDER);
}

/** What has to be installed before samples can be compiled; absent if nothing. */
export async function missingForJava(root: string): Promise<string | undefined> {
  const javac = await runQuietly('javac', ['--release', '17', '-version'], { cwd: root });
  if (!javac.ok) return 'javac 17 or newer is not there: install a Java development kit.';
  const maven = await runQuietly('mvn', ['-version'], { cwd: root });
  return maven.ok ? undefined : 'mvn is not there: install Apache Maven.';
}

/** Whether the jars that are asked for are there. */
export function isJavaPrepared(root: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === javaProject(root);
}

/** Fetches the jars unless they are there already; gives their folder. */
export async function prepareJava(root: string): Promise<string> {
  const jars = jarsFolder(root);
  if (isJavaPrepared(root)) return jars;
  await rm(jars, { recursive: true, force: true });
  const { ok, stdout, complaint } = await runQuietly(
    'mvn',
    [
      ...['--batch-mode', '--quiet', '--file', PROJECT, 'dependency:copy-dependencies'],
      `-DoutputDirectory=${jars}`,
      `-Dmaven.repo.local=${join(javaFolder(root), 'repository')}`,
    ],
    { cwd: root },
  );
  // Maven says on standard output what went wrong.
  if (!ok)
    throw new Error(`The Java packages could not be fetched: ${stdout.toString()}${complaint}`);
  await writeFile(stampFile(root), javaProject(root));
  return jars;
}

function jarsFolder(root: string): string {
  return join(javaFolder(root), 'jars');
}

/** What was fetched: a copy of the project file, written last. */
function stampFile(root: string): string {
  return join(jarsFolder(root), 'pom.xml');
}
