import type { Checker } from './sample.ts';

/** A checker with what decides whether its earlier results still hold. */
export interface ListedChecker {
  checker: Checker;
  /** Folders of its code and data, from the root of the repository. */
  sources: readonly string[];
  /** Whether it needs more than Node.js. */
  needsTools: boolean;
}

/** Lists a checker with its folders below `tools/samples`. */
export function listed(checker: Checker, needsTools: boolean, ...folders: string[]): ListedChecker {
  return { checker, needsTools, sources: folders.map((folder) => `tools/samples/${folder}`) };
}
