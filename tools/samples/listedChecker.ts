import { join } from 'node:path';
import type { Checker } from './sample.ts';

/** A checker with everything that determines whether its cached results are valid. */
export interface ListedChecker {
  checker: Checker;
  /** Folders of its code and data, from the root of the repository. */
  sources: readonly string[];
  /** Whether it needs more than Node.js. */
  needsTools: boolean;
}

/** The box office that samples open: what responds, and its pages. */
export const STAGEHAND = ['../stagehand', '../../content/stagehand'];

/** Lists a checker with its folders, from `tools/samples`. */
export function listed(checker: Checker, needsTools: boolean, ...folders: string[]): ListedChecker {
  return { checker, needsTools, sources: folders.map((folder) => join('tools/samples', folder)) };
}
