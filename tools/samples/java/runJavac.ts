import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../../roll/runQuietly.ts';
import type { CompilerMessage } from '../compiled/placedSample.ts';
import { parseJavac } from './parseJavac.ts';

const PATHS_FILE = 'paths.txt';

const OPTIONS = [
  ...['-J-Duser.language=en', '-J-Dfile.encoding=UTF-8'],
  ...['--release', '17', '-encoding', 'UTF-8', '-proc:none', '-Xlint:none', '-implicit:none'],
  ...['-Xmaxerrs', '10000'],
  // Otherwise a syntax error in one file would prevent type checks in all others.
  '-XDshould-stop.ifError=FLOW',
];

export interface JavacRun {
  folder: string;
  /** The folder of the jars. */
  jars: string;
  paths: readonly string[];
}

/** Compiles all files at once. */
export async function runJavac({ folder, jars, paths }: JavacRun): Promise<CompilerMessage[]> {
  // The list would exceed the command-line length limit of some systems.
  await writeFile(join(folder, PATHS_FILE), paths.map((path) => JSON.stringify(path)).join('\n'));
  const args = [...OPTIONS, '-classpath', join(jars, '*'), '-d', 'classes', `@${PATHS_FILE}`];
  const { ok, complaint } = await runQuietly('javac', args, { cwd: folder });
  const messages = parseJavac(complaint);
  if (!ok && messages.length === 0) throw new Error(`javac printed no result. ${complaint.trim()}`);
  return messages;
}
