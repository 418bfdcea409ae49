import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackage } from './fetchWheel.ts';
import { runQuietly } from '../runQuietly.ts';

const MAVEN = process.platform === 'win32' ? 'mvn.cmd' : 'mvn';

/** The text of each file of the API of the Java package of a minor release; nothing where it is not published. */
export async function fetchJavaSources(
  minor: string,
  parent: string,
): Promise<string[] | undefined> {
  const folder = join(parent, `java-${minor}`);
  const jar = join(folder, `playwright-${minor}.0-sources.jar`);
  if (!existsSync(jar) && !(await download(minor, folder))) return undefined;
  // Printed by a script of ours.
  return (await readPackage('jar', jar)) as string[];
}

/** Whether there is one. */
async function download(minor: string, folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
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
  const output = `${stdout.toString()}${complaint}`;
  if (ok || isUnpublished(output)) return ok;
  throw new Error(explain(output));
}

/** Without a connection Maven reports a failed transfer instead. */
function isUnpublished(output: string): boolean {
  return /(?:Could not|Unable to) find artifact\b/.test(output);
}

function explain(complaint: string): string {
  return (
    'The sources of the Java package cannot be loaded. ' +
    'Apache Maven and a connection to Maven Central are needed.\n' +
    complaint.trim()
  );
}
