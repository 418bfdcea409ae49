import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackage } from './readPackage.ts';
import { runQuietly } from './runQuietly.ts';

const MAVEN = process.platform === 'win32' ? 'mvn.cmd' : 'mvn';

/** Loads the sources of the Java package of a minor release; gives the text of each file of its API. */
export async function fetchJavaSources(minor: string, parent: string): Promise<string[]> {
  const folder = join(parent, `java-${minor}`);
  await mkdir(folder);
  const { ok, stdout, complaint } = await runQuietly(
    MAVEN,
    [
      ...['--batch-mode', '--quiet', 'dependency:copy'],
      `-Dartifact=com.microsoft.playwright:playwright:${minor}.0:jar:sources`,
      `-DoutputDirectory=${folder}`,
    ],
    { cwd: folder },
  );
  // Maven says on standard output what went wrong.
  if (!ok) throw new Error(explain(`${stdout.toString()}${complaint}`));
  // Printed by a script of ours.
  return (await readPackage('jar', join(folder, `playwright-${minor}.0-sources.jar`))) as string[];
}

function explain(complaint: string): string {
  return (
    'The sources of the Java package cannot be loaded. ' +
    'Apache Maven and a connection to Maven Central are needed; or use "--facts declarations".\n' +
    complaint.trim()
  );
}
