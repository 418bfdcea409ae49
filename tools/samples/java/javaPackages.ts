import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../../roll/runQuietly.ts';

const FOLDER = 'node_modules/.cache/playbill/samples/java';
const PROJECT = 'tools/samples/java/pom.xml';

/** The project file with the packages that samples are compiled against. */
export function javaProject(root: string): string {
  return readFileSync(join(root, PROJECT), 'utf8');
}

/** The location of the Maven repository and of temporary files. */
export function javaFolder(root: string): string {
  return join(root, FOLDER);
}

/** What has to be installed before samples can be compiled; absent if nothing. */
export async function missingForJava(root: string): Promise<string | undefined> {
  const javac = await runQuietly('javac', ['--release', '17', '-version'], { cwd: root });
  if (!javac.ok) return 'javac 17 or newer was not found: install a Java development kit.';
  const maven = await runQuietly('mvn', ['-version'], { cwd: root });
  return maven.ok ? undefined : 'mvn was not found: install Apache Maven.';
}

/** Whether the requested jars are installed. */
export function isJavaPrepared(root: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === javaProject(root);
}

/** Downloads the jars unless they are installed already; returns their folder. */
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
  // Maven prints errors on standard output.
  if (!ok)
    throw new Error(`The Java packages could not be downloaded: ${stdout.toString()}${complaint}`);
  await writeFile(stampFile(root), javaProject(root));
  return jars;
}

function jarsFolder(root: string): string {
  return join(javaFolder(root), 'jars');
}

/** What was downloaded: a copy of the project file, written last. */
function stampFile(root: string): string {
  return join(jarsFolder(root), 'pom.xml');
}
