import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';

/** One fence of the content, or one sample in a comment of the installed declarations. */
export interface Sample {
  /** From the repository root: `content/docs/intro.md`. */
  file: string;
  /** Of the first line of code, in the file. */
  line: number;
  /** The word after the fence: `ts`, `python`, `bash`. */
  language: string;
  code: string;
  /** The value of its tab group: `sync`, `nunit`, `npm`. */
  flavor?: string | undefined;
  /** The file name over the sample: `playwright.config.ts`. */
  title?: string | undefined;
  /** The editions that show it; `versions` likewise. */
  editions: readonly EditionId[];
  versions: readonly VersionName[];
  /** The id of the page: `writing-tests`, `api/class-page`. */
  page: string;
  /** The id of the nearest heading above it; empty where there is none. */
  heading: string;
  /** Why it cannot be checked. */
  unchecked?: string | undefined;
  /** The page of Stagehand where it starts when it is run; absent where it is only checked. */
  run?: string | undefined;
  /** The project of the page that it belongs to: a file, or commands and what they print. */
  project?: string | undefined;
}

/** Something that is wrong with a sample. */
export interface Finding {
  sample: Sample;
  /** In the sample, from 1. */
  line: number;
  /** In its line, from 1, where the checker knows it. */
  column?: number;
  message: string;
}

/** Checks the samples of one language. */
export interface Checker {
  /** `TypeScript`, `Python`: how the summary calls it. */
  name: string;
  accepts: (sample: Sample) => boolean;
  /** What is missing on this machine, in one sentence with what to install; absent if nothing. */
  isReady: () => Promise<string | undefined>;
  /** Findings of all samples, in any order; called once with every sample that is not cached. */
  check: (samples: readonly Sample[]) => Promise<Finding[]>;
  /** The versions of tools and packages that a result depends on: a part of the key of the cache. */
  fingerprint: () => string;
  /** Samples of which one cannot be judged without the others; those of a page if it is absent. */
  unitOf?: (sample: Sample) => string;
  /** Whether it also gets samples that are left out of checks, because others need them. */
  needsUnchecked?: true;
  /** What the results for a unit depend on besides its samples: a part of the key of the cache, too. */
  dependsOn?: (first: Sample) => Promise<string>;
  /** Lines for the summary about the last check, such as what could not be compared. */
  notes?: () => string[];
}
