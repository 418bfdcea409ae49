import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Finding, Sample } from '../sample.ts';
import type { RunFile } from './runFile.ts';

/** A file that the runner executes, and its sample. */
export interface StagedFile extends RunFile {
  sample: Sample;
  /** Its folder, which also contains what it may import. */
  folder: string;
}

interface RunError {
  message?: string | undefined;
  location?: { file: string; line: number } | undefined;
}

interface RunSuite {
  /** Relative to `rootDir`. */
  file: string;
  specs: { tests: { results: { errors: RunError[] }[] }[] }[];
  suites?: RunSuite[] | undefined;
}

/** The parts of the runner's report that matter here. */
export interface RunResults {
  config: { rootDir: string; version: string };
  suites: RunSuite[];
  /** Errors outside tests, such as files that can't be loaded. */
  errors: RunError[];
}

/** Findings for what failed, at the lines of the samples; throws if another release than `release` ran them. */
export function readResults(
  staged: readonly StagedFile[],
  results: RunResults,
  release: string,
): Finding[] {
  const { suites, errors, config } = results;
  if (config.version !== release)
    throw new Error(`The samples were run by ${config.version} instead of ${release}. Run npm ci.`);
  const inFile = (file: string) =>
    suites.filter((suite) => join(config.rootDir, suite.file) === file);
  const failed = staged.flatMap((file) =>
    inFile(file.path)
      .flatMap(errorsIn)
      .map((error) => toFinding(file, error)),
  );
  // It kept all other files from running: if it passed alone, they would pass unseen.
  const broken = errors.flatMap((error) => {
    const place = `${error.location?.file ?? ''} ${error.message ?? ''}`;
    const file = staged.find(({ folder }) => place.includes(`${folder}/`));
    if (!file) throw new Error(`The samples could not be run.\n${error.message ?? ''}`);
    return [{ ...toFinding(file, error), isCertain: true as const }];
  });
  const told = new Set([...failed, ...broken].map(({ sample }) => sample));
  const idle = staged.filter(({ path, sample }) => !told.has(sample) && inFile(path).length === 0);
  return [
    ...failed,
    ...broken,
    // A file that can't be loaded prevents all others from running.
    ...(broken.length > 0 ? [] : idle).map(({ sample }) => ({
      sample,
      line: 1,
      message: 'It is marked to be run, but has no test and no claim.',
      isCertain: true as const,
    })),
  ];
}

function errorsIn({ specs, suites = [] }: RunSuite): RunError[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)),
  );
  return [...own, ...suites.flatMap(errorsIn)];
}

function toFinding(file: StagedFile, { message = '', location }: RunError): Finding {
  const { sample, path, linesBefore } = file;
  const last = sample.code.split('\n').length;
  // A failure elsewhere, for example in a claim, is about the sample as a whole.
  const line = location?.file === path ? location.line - linesBefore : 1;
  return {
    sample,
    line: Math.min(Math.max(line, 1), last),
    message: withoutFrame(stripVTControlCharacters(message)),
  };
}

/** The runner shows lines of the generated file; ours shows the line of the sample. */
function withoutFrame(message: string): string {
  const lines = message.split('\n');
  const end = lines.findIndex((line) => /^\s*(>\s*)?\d+ \||^ {4}at /.test(line));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim();
}
