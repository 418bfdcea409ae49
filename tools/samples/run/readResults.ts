import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Finding, type SampleFile, findingAt } from '../sample.ts';

/** A file that the runner executes. */
export interface StagedFile extends SampleFile {
  /** Its folder, which also contains what it may import. */
  folder: string;
}

export interface RunError {
  message?: string | undefined;
  location?: { file: string; line: number } | undefined;
}

export interface RunSuite {
  /** Relative to `rootDir`. */
  file: string;
  specs: { ok?: boolean; tests: { results: { errors: RunError[] }[] }[] }[];
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
  // A file that can't be loaded prevents all others from running.
  if (broken.length > 0) return [...failed, ...broken];
  const idle = staged.filter(({ path }) => inFile(path).length === 0);
  const message = 'It is marked to be run, but has no test and no claim.';
  return [
    ...failed,
    ...idle.map(({ sample }) => ({ sample, line: 1, message, isCertain: true as const })),
  ];
}

function errorsIn({ specs, suites = [] }: RunSuite): RunError[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)),
  );
  return [...own, ...suites.flatMap(errorsIn)];
}

function toFinding(file: StagedFile, { message = '', location }: RunError): Finding {
  // A failure elsewhere, for example in a claim, is about the sample as a whole.
  const line = location?.file === file.path ? location.line : 1;
  return findingAt(file, line, withoutFrame(stripVTControlCharacters(message)));
}

/** The runner shows lines of the generated file; ours shows the line of the sample. */
function withoutFrame(message: string): string {
  const [text = ''] = message.split(/^\s*(?:>\s*)?\d+ \||^ {4}at /m);
  return text.trim();
}
