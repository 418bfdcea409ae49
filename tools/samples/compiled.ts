import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiFacts, ApiMember, ApiParameter } from '../roll/apiFacts.ts';
import { existsIn } from '../roll/apiFacts.ts';
import { memberName, parameterName } from '../roll/print/names.ts';
import { factsText, packageVersions, readFacts } from './facts.ts';
import type { Checker, Finding, Sample } from './sample.ts';

/** A sample as a compilable file. */
export interface PlacedSample {
  sample: Sample;
  /** Relative to the folder of the run, with forward slashes. */
  path: string;
  text: string;
  /** How many lines of the file precede the sample. */
  linesBefore: number;
}

type TextFile = Pick<PlacedSample, 'path' | 'text'>;

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
  place: (
    root: string,
    samples: readonly Sample[],
  ) => { placed: PlacedSample[]; others: TextFile[] };
  compile: (run: CompilerRun) => Promise<CompilerMessage[]>;
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

/** The summary's note about the version that can't be checked against its own package. */
const NEXT_NOTE =
  'Samples of the next version are checked against the released package; members and options that only the facts of the next version have are allowed.';

/** Compiles the samples of a language; its packages are installed once. */
export function createCompiledChecker(root: string, tools: CompiledLanguage): Checker {
  const { name, language, place, compile } = tools;
  return {
    name,
    needsTools: true,
    sources: ['content/samples/ambient'],
    accepts: (sample) => sample.language === language,
    isReady: () => tools.missing(root),
    notes: () => [NEXT_NOTE],
    fingerprint: () =>
      [
        readFileSync(join(root, tools.packages), 'utf8'),
        ...packageVersions(root, ['pyright']),
        factsText(root, 'stable'),
        factsText(root, 'current'),
      ].join('\n'),
    async check(samples) {
      const packages = await preparePackages(root, tools);
      const { placed, others } = place(root, samples);
      const files = [...others, ...placed];
      const paths = files.map(({ path }) => path);
      const messages = await withFiles(workFolder(root, tools), files, (folder) =>
        compile({ root, folder, packages, paths }),
      );
      const isNew = createNewNames(root, language);
      return findingsIn(placed, messages).filter((finding) => !isNew(finding));
    },
  };
}

/** Whether the packages of a language are installed. */
export function isPrepared(root: string, tools: CompiledLanguage): boolean {
  const stamp = stampFile(root, tools);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === readFileSync(join(root, tools.packages), 'utf8')
  );
}

/** Installs the packages of a language unless they are there; returns their folder. */
export async function preparePackages(root: string, tools: CompiledLanguage): Promise<string> {
  const folder = join(workFolder(root, tools), 'packages');
  if (isPrepared(root, tools)) return folder;
  await rm(folder, { recursive: true, force: true });
  await tools.install(root, folder);
  await writeFile(stampFile(root, tools), readFileSync(join(root, tools.packages)));
  return folder;
}

function workFolder(root: string, { language }: CompiledLanguage): string {
  return join(root, 'node_modules/.cache/playbill/samples', language);
}

/** What was installed: a copy of the list, written last. */
function stampFile(root: string, tools: CompiledLanguage): string {
  return join(workFolder(root, tools), 'packages/installed.txt');
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

/** A compiler message about a line of a file. */
export interface CompilerMessage {
  /** As in `PlacedSample`. */
  path: string;
  line: number;
  message: string;
}

/** Maps compiler messages to the lines of the samples. */
export function findingsIn(
  placed: readonly PlacedSample[],
  messages: readonly CompilerMessage[],
): Finding[] {
  const files = new Map(placed.map((file) => [file.path, file]));
  return messages.map(({ path, line, message }) => {
    const file = files.get(path);
    if (!file) throw new Error(`${path}:${line} is not a sample and does not compile: ${message}`);
    const { sample, linesBefore } = file;
    // An unclosed bracket is reported after the last line.
    const last = sample.code.split('\n').length;
    return { sample, line: Math.min(Math.max(line - linesBefore, 1), last), message };
  });
}

/**
 * Identifies findings that only mean that the released package lacks something new in the next version: PyPI
 * and Maven Central have no package of it.
 */
export function createNewNames(root: string, language: ApiLanguage): (finding: Finding) => boolean {
  const stable = pairsOf(readFacts(root, 'stable'), language);
  const added = [...pairsOf(readFacts(root, 'current'), language)].filter(
    (pair) => !stable.has(pair),
  );
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

/** `Locator.description` for members, `click.steps` for their parameters. */
function pairsOf({ classes }: ApiFacts, language: ApiLanguage): Set<string> {
  const known = classes.filter((owner) => existsIn(owner, language));
  return new Set(
    known.flatMap(({ name: owner, members }) =>
      members
        .filter((member) => existsIn(member, language))
        .flatMap((member) => [
          `${owner}.${memberName(member, language)}`,
          ...parameterPairs(member, language),
        ]),
    ),
  );
}

function parameterPairs(member: ApiMember, language: ApiLanguage): string[] {
  const owner = memberName(member, language);
  const pairs = (parameters: readonly ApiParameter[]): string[] =>
    parameters
      .filter((parameter) => existsIn(parameter, language))
      .flatMap((parameter) => [
        `${owner}.${optionName(parameter, language)}`,
        ...pairs(parameter.properties ?? []),
      ]);
  return pairs(member.args ?? []);
}

/** In Java an option is a setter: `setSteps`. */
function optionName(parameter: ApiParameter, language: ApiLanguage): string {
  const name = parameterName(parameter, language);
  return language === 'java' ? `set${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
}
