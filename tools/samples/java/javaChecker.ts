import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runQuietly } from '../../runQuietly.ts';
import type { Candidate } from '../links/apiIndex.ts';
import type {
  Compiled,
  CompiledLanguage,
  CompilerMessage,
  CompilerName,
  CompilerRun,
} from '../compiled.ts';
import { placeJava } from './placeJava.ts';

/** The release that the guides promise for samples ("The samples use Java 11"): newer syntax and methods are findings. */
const RELEASE = '11';

/** Compiles Java samples; needs javac and, once, Maven. */
export const JAVA: CompiledLanguage = {
  name: 'Java',
  language: 'java',
  packages: 'tools/samples/java/pom.xml',
  missing: missingForJava,
  install: downloadJars,
  place(root, samples) {
    const text = readFileSync(join(root, 'content/samples/ambient/Ambient.java'), 'utf8');
    return { placed: placeJava(samples, text), others: [{ path: 'ambient/Ambient.java', text }] };
  },
  compile: runJavac,
};

/** What has to be installed before samples can be compiled; absent if nothing. */
async function missingForJava(root: string): Promise<string | undefined> {
  const javac = await runQuietly('javac', ['--release', RELEASE, '-version'], { cwd: root });
  if (!javac.ok) return `javac ${RELEASE} or newer was not found: install a Java development kit.`;
  const maven = await runQuietly('mvn', ['-version'], { cwd: root });
  return maven.ok ? undefined : 'mvn was not found: install Apache Maven.';
}

async function downloadJars(root: string, folder: string): Promise<void> {
  const args = [
    ...['--batch-mode', '--quiet', '--file', JAVA.packages, 'dependency:copy-dependencies'],
    ...[`-DoutputDirectory=${folder}`, `-Dmaven.repo.local=${join(folder, '../repository')}`],
  ];
  const { ok, stdout, complaint } = await runQuietly('mvn', args, { cwd: root });
  // Maven prints errors on standard output.
  if (!ok)
    throw new Error(`The Java packages could not be downloaded: ${stdout.toString()}${complaint}`);
}

const PATHS_FILE = 'paths.txt';

/** Compiles, and says what is called. */
const PROGRAM = join(import.meta.dirname, 'Compile.java');

export const COMPILER_OPTIONS = [
  ...['--release', RELEASE, '-encoding', 'UTF-8', '-proc:none', '-Xlint:none', '-implicit:none'],
  ...['-Xmaxerrs', '10000'],
  // Otherwise a syntax error in one file would prevent type checks in all others.
  '-XDshould-stop.ifError=FLOW',
];

/** Compiles all files at once. */
async function runJavac({ folder, packages, paths }: CompilerRun): Promise<Compiled> {
  // The list would exceed the command-line length limit of some systems.
  await writeFile(join(folder, PATHS_FILE), paths.join('\n'));
  // Only the launcher of javac expands `*`.
  const names = readdirSync(packages).filter((name) => name.endsWith('.jar'));
  const jars = names.map((name) => join(packages, name));
  const java = ['-Duser.language=en', '-Dfile.encoding=UTF-8', PROGRAM, PATHS_FILE];
  const args = [...java, ...COMPILER_OPTIONS, '-classpath', jars.join(delimiter)];
  const { ok, stdout, complaint } = await runQuietly('java', args, { cwd: folder });
  const messages = parseJavac(complaint);
  if (!ok && messages.length === 0) throw new Error(`javac printed no result. ${complaint.trim()}`);
  return { messages, names: parseCalls(stdout.toString()) };
}

/** Parses what `Compile.java` prints. */
function parseCalls(text: string): CompilerName[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [path = '', offset, owner = '', name = '', first = '', taker, takerName = ''] =
      line.split('\t');
    if (offset === undefined) return [];
    const candidates: Candidate[] =
      name === 'assertThat'
        ? [{ owner, path: [`expect${first}`] }]
        : [
            { owner, path: [name] },
            // `new Cookie(…).setUrl(…)` is described where cookies are added.
            ...(taker ? [{ owner: taker, path: [takerName, name] }] : []),
          ];
    return [{ path, offset: Number(offset), text: name, candidates }];
  });
}

/** Parses the output of javac: a first line, more about it, the source line, a caret, details. */
export function parseJavac(text: string): CompilerMessage[] {
  const heads = [...text.matchAll(/^(\S+\.java):(\d+): error: (.*)$/gm)];
  return heads.map((head, index) => {
    const [, path = '', line = '', first = ''] = head;
    const rest = text.slice(head.index, heads[index + 1]?.index);
    // `symbol: method clik()` and `location: interface Page` say what is missing where.
    const details = rest.match(/^ {2}(?:symbol|location): .*$/gm) ?? [];
    const message = [first, ...details.map((one) => one.trim().replace(/\s+/g, ' '))].join('; ');
    return { path, line: Number(line), message };
  });
}
