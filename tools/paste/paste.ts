import type { EditionId } from '#model/edition.ts';
import type { Sample } from '../samples/sample.ts';

/** A file that readers have in their project, by its title: `tests/basket.spec.ts`. */
export interface PastedFile {
  path: string;
  text: string;
}

/** A sample as a reader pastes it into an empty project. */
export interface Paste {
  sample: Sample;
  edition: EditionId;
  /** Whether it is a test or a program of its own; a fragment gets the test around it that the guides teach. */
  isComplete: boolean;
  /** What the copy button gives. */
  text: string;
  /** Where a fragment starts; absent if it opens its page itself. */
  start?: string | undefined;
  /** The base URL for paths, a setting that the guides explain; absent without paths. */
  base?: string | undefined;
  /** The files that the page shows with it. */
  beside: readonly PastedFile[];
}

/** What a reader saves, where the sample begins in it, and where it is on the stage. */
export interface Placed {
  paste: Paste;
  /** In Python and Java also part of the name of its module or package, because all of them are loaded. */
  folder: string;
  path: string;
  text: string;
  linesBefore: number;
}

/** A file that is made of a paste. */
export type MadeFile = Omit<Placed, 'paste' | 'folder'>;

/** Less than the default of the framework, so that what fails does not take half a minute each. */
export const PATIENCE_MS = 15_000;

export type Result =
  | { status: 'passed' }
  /** `line` is that of the sample, from 1. */
  | { status: 'failed'; line: number; message: string }
  | { status: 'untried'; reason: string };

/** A sample that was pasted, or the reason why not. */
export interface Outcome {
  sample: Sample;
  edition: EditionId;
  isComplete: boolean;
  result: Result;
}

/** Pastes samples of one edition; results are in the order of the pastes. */
export type Paster = (root: string, pastes: readonly Paste[]) => Promise<Result[]>;

export const PASSED: Result = { status: 'passed' };

export function untried(reason: string): Result {
  return { status: 'untried', reason };
}
