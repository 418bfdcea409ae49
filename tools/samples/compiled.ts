import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ApiLanguage, ClassFacts, ParameterFacts } from '#api-reference/facts.ts';
import { groupBy } from '#model/groupBy.ts';
import type { SampleLinks } from '#model/sampleLinks.ts';
import { upperFirst } from '../roll/print/names.ts';
import { createApiIndex } from './links/apiIndex.ts';
import { type FoundName, linksIn } from './links/sampleLinks.ts';
import type { LineFinding } from './lineFindings.ts';
import { readFacts } from './readFacts.ts';
import { findingAt, type Checker, type Finding, type Sample, type SampleFile } from './sample.ts';

type TextFile = Pick<SampleFile, 'path' | 'text'>;

/** A language whose samples are compiled against the released packages, with tools of this machine. */
export interface CompiledLanguage {
  name: string;
  language: 'python' | 'java';
  /** The file that lists the packages, from the root of the repository. */
  packages: string;
  /** What has to be installed on this machine, in one sentence; absent if nothing. */
  missing: (root: string) => Promise<string | undefined>;
  /** Installs the packages into a folder that does not exist yet. */
  install: (root: string, folder: string) => Promise<void>;
  /** The samples as files, and the files that those need. */
  place: (root: string, samples: readonly Sample[]) => { placed: SampleFile[]; others: TextFile[] };
  compile: (run: CompilerRun) => Promise<Compiled>;
}

export interface CompilerRun {
  root: string;
  /** The folder of the files to compile. */
  folder: string;
  /** The folder of the packages. */
  packages: string;
  /** Relative to `folder`. */
  paths: readonly string[];
}

/** What a compiler says of files: messages, and the names of the framework. */
export interface Compiled {
  messages: CompilerMessage[];
  names: CompilerName[];
}

/** A compiler message about a line of a file. */
export type CompilerMessage = LineFinding & Pick<SampleFile, 'path'>;

export type CompilerName = FoundName & Pick<SampleFile, 'path'>;

/** The summary's note about the version that can't be checked against its own package. */
const NEXT_NOTE =
  'Samples of the next version are checked against the released package; members and options that only the facts of the next version have are allowed.';

/** Compiles the samples of a language; its packages are installed once. */
export function createCompiledChecker(root: string, tools: CompiledLanguage): Checker {
  const { name, language, place, compile } = tools;
  const links = new Map<Sample, SampleLinks>();
  return {
    name,
    links: () => links,
    needsTools: true,
    sources: ['content/samples/ambient', 'data/api'],
    accepts: (sample) => sample.language === language,
    isReady: () => tools.missing(root),
    notes: () => [NEXT_NOTE],
    async check(samples) {
      const packages = await preparePackages(root, tools);
      const { placed, others } = place(root, samples);
      const files = [...others, ...placed];
      const paths = files.map(({ path }) => path);
      const { messages, names } = await withFiles(join(packages, '..'), files, (folder) =>
        compile({ root, folder, packages, paths }),
      );
      // Those of next may be of the released package, too.
      const find = createApiIndex(readFacts(root, 'current', language));
      const byPath = groupBy(names, ({ path }) => path);
      for (const file of placed)
        links.set(file.sample, linksIn(file, byPath.get(file.path) ?? [], find));
      const isNew = createNewNames(root, language);
      return findingsIn(placed, messages).filter((finding) => !isNew(finding));
    },
  };
}

/** Whether the packages of a language are installed. */
export function isPrepared(root: string, tools: CompiledLanguage): boolean {
  const { stamp, list } = packagesOf(root, tools);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === list;
}

/** Installs the packages of a language unless they are there; returns their folder. */
export async function preparePackages(root: string, tools: CompiledLanguage): Promise<string> {
  const { folder, stamp, list } = packagesOf(root, tools);
  if (isPrepared(root, tools)) return folder;
  await rm(folder, { recursive: true, force: true });
  await tools.install(root, folder);
  await writeFile(stamp, list);
  return folder;
}

/** The packages of a language: where they are, the list of them, and its copy there, which is written last. */
function packagesOf(root: string, { language, packages }: CompiledLanguage) {
  const folder = join(root, 'node_modules/.cache/playbill/samples', language, 'packages');
  const list = readFileSync(join(root, packages), 'utf8');
  return { folder, list, stamp: join(folder, 'installed.txt') };
}

/** Writes the files to a temporary folder under `parent`, which is removed after `action`. */
export async function withFiles<T>(
  parent: string,
  files: readonly TextFile[],
  action: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'run-'));
  try {
    for (const { path, text } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Maps compiler messages to the lines of the samples. */
export function findingsIn(
  placed: readonly SampleFile[],
  messages: readonly CompilerMessage[],
): Finding[] {
  const files = new Map(placed.map((file) => [file.path, file]));
  return messages.map(({ path, line, message }) => {
    const file = files.get(path);
    if (!file) throw new Error(`${path}:${line} is not a sample and does not compile: ${message}`);
    return findingAt(file, line, message);
  });
}

/**
 * Identifies findings that only mean that the released package lacks something new in the next version: PyPI
 * and Maven Central have no package of it.
 */
export function createNewNames(root: string, language: ApiLanguage): (finding: Finding) => boolean {
  const stable = new Set(pairsOf(readFacts(root, 'stable', language)));
  const added = pairsOf(readFacts(root, 'current', language)).filter((pair) => !stable.has(pair));
  const pairs = added.map((pair) => pair.split('.'));
  return ({ sample, message }) => {
    if (sample.versions.includes('stable')) return false;
    const said = wordsOf(message);
    const written = wordsOf(sample.code);
    return pairs.some(
      ([owner = '', name = '']) => said.has(name) && (said.has(owner) || written.has(owner)),
    );
  };
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/\w+/g));
}

/** `Locator.description` for members, `click.steps` for their parameters; in Java a field has a setter. */
function pairsOf(classes: readonly ClassFacts[]): string[] {
  const inside = (owner: string, parameters: readonly ParameterFacts[] = []): string[] =>
    parameters.flatMap(({ name, spelled = name, fields }) => [
      ...[`${owner}.${spelled}`, `${owner}.set${upperFirst(spelled)}`],
      ...inside(owner, fields),
    ]);
  return classes.flatMap(({ name: owner, members }) =>
    members.flatMap(({ spelled, args, options }) => [
      `${owner}.${spelled}`,
      ...inside(spelled, args),
      ...inside(spelled, options),
    ]),
  );
}
