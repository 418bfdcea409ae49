import type { EditionId } from '#model/edition.ts';
import type { SampleLinks } from '#model/sampleLinks.ts';
import type { VersionName } from '#model/version.ts';

/** One fence in the content, or one sample in a comment of the installed declarations. */
export interface Sample {
  /** From the repository root: `content/docs/intro.md`. */
  file: string;
  /** The line of the first line of code, in the file. */
  line: number;
  /** The word after the fence: `ts`, `python`, `bash`. */
  language: string;
  code: string;
  /** The value of its tab group: `sync`, `nunit`, `npm`. */
  flavor?: string | undefined;
  /** Values of the same group that have no tab here: their readers see this sample instead. */
  standsInFor?: readonly string[] | undefined;
  /** The file name over the sample: `playwright.config.ts`. */
  title?: string | undefined;
  /** The editions that show it; likewise `versions`. */
  editions: readonly EditionId[];
  versions: readonly VersionName[];
  /** The id of the page: `writing-tests`, `api/class-page`. */
  page: string;
  /** The id of the nearest preceding heading; empty if there is none. */
  heading: string;
  /** Why it can't be checked. */
  unchecked?: string | undefined;
  /** Why it can't be pasted into a new project and run. */
  unpasted?: string | undefined;
  /** Whether it is a row of a look-up table, not a fence. */
  isRow?: boolean | undefined;
  /** The Stagehand page on which it starts when it runs; absent if it is only checked. */
  run?: string | undefined;
  /** The project on the page that it belongs to: a file, or commands with their output. */
  project?: string | undefined;
}

/** A problem in a sample. */
export interface Finding {
  sample: Sample;
  /** In the sample, from 1. */
  line: number;
  /** In its line, from 1, where the checker knows it. */
  column?: number;
  message: string;
  /** Whether it would be found on any machine, however busy: it needs no second attempt. */
  isCertain?: true;
}

/** A sample as a file for a compiler or a test runner. */
export interface SampleFile {
  sample: Sample;
  /** Relative to the folder of the run, or as the tool names it; with forward slashes. */
  path: string;
  text: string;
  /** How many lines precede the sample. */
  linesBefore: number;
}

/** A finding at a line of its file; what a tool reports around the sample belongs to the first or last line of it. */
export function findingAt(
  { sample, linesBefore }: Pick<SampleFile, 'sample' | 'linesBefore'>,
  line: number,
  message: string,
): Finding {
  const last = sample.code.split('\n').length;
  return { sample, line: Math.min(Math.max(line - linesBefore, 1), last), message };
}

/** Checks the samples of one language. */
export interface Checker {
  /** The name in the summary: `TypeScript`, `Python`. */
  name: string;
  accepts: (sample: Sample) => boolean;
  /** What is missing on this machine, in one sentence that says what to install; absent if nothing. */
  isReady?: () => Promise<string | undefined>;
  /** Findings of all samples, in any order; called once with every sample that is not cached. */
  check: (samples: readonly Sample[]) => Promise<Finding[]>;
  /**
   * Runs samples of a unit that failed once more, with nothing else beside them; only for a checker whose findings can
   * depend on time.
   */
  repeat?: (failed: readonly Sample[], unit: readonly Sample[]) => Promise<Finding[]>;
  /** Whether what passed is recorded in the repository, with its sources, so that new clones need not run it. */
  isRecorded?: true;
  /** Whether it needs more than Node.js. */
  needsTools?: true;
  /**
   * What its results depend on beside the code in `tools/samples` and the installed packages: files and folders, from the
   * root of the repository.
   */
  sources?: readonly string[];
  /** What else, such as tools of this machine: part of the cache key. */
  fingerprint?: () => string;
  /** Groups samples that must be checked together; by default those of a page. */
  unitOf?: (sample: Sample) => string;
  /** Whether it also gets samples that are excluded from checks, because others need them. */
  needsUnchecked?: true;
  /** The folder of files that the samples of a unit need, from the root of the repository: also part of the cache key. */
  folderOf?: (first: Sample) => string;
  /** What the samples of the last check name, in languages with an API. */
  links?: () => ReadonlyMap<Sample, SampleLinks>;
  /** Lines for the summary about the last check, such as what could not be compared. */
  notes?: () => string[];
}
