import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#model/problem.ts';
import { isMissing } from './hash.ts';

/** What a roll to another release leaves to its author: written by `npm run roll`, shortened by hand. */
export interface Worklist {
  /** Problems of texts and data that may wait; the build reports every other one. */
  open: Problem[];
  /** What is new and has no words or samples of ours yet. */
  unwritten: Unwritten[];
}

/** Something of the API that shows the declared text for the time being. */
export interface Unwritten {
  /** `Page.pickLocator`, `BrowserContext#download`. */
  path: string;
  /** Where to write it: `content/api/Page.md`. */
  file: string;
  since: string;
  /** How each language writes it. */
  signatures: Readonly<Record<string, string>>;
}

export const WORKLIST_FILE = 'data/worklist.json';

export async function readWorklist(root: string): Promise<Worklist> {
  try {
    // Written by our own tool.
    return JSON.parse(await readFile(join(root, WORKLIST_FILE), 'utf8')) as Worklist;
  } catch (error) {
    if (isMissing(error)) return { open: [], unwritten: [] };
    const fix = 'Restore it, or write it again with "npm run roll -- worklist".';
    throw new Error(`${WORKLIST_FILE} cannot be read. ${fix}`, { cause: error });
  }
}

/** Sets aside the problems that are on the list. An entry that is done must leave it, or it would hide the next one. */
export function setAside(
  problems: readonly Problem[],
  { open }: Pick<Worklist, 'open'>,
): { problems: Problem[]; waiting: Problem[] } {
  const listed = new Set(open.map(keyOf));
  const found = new Set(problems.map(keyOf));
  const done = open.filter((entry) => !found.has(keyOf(entry)));
  return {
    problems: [
      ...problems.filter((problem) => !listed.has(keyOf(problem))),
      ...done.map(({ file, what }) => ({
        file: WORKLIST_FILE,
        line: 1,
        what: `This is done, but still on the list: ${file}: ${what}`,
        fix: 'Remove its line, or run "npm run roll -- worklist", which removes all that are done.',
      })),
    ],
    waiting: problems.filter((problem) => listed.has(keyOf(problem))),
  };
}

/** Lines move while others are worked on. */
function keyOf({ file, what }: Problem): string {
  return `${file}\n${what}`;
}

/** A line about what is left, for the output of the build. */
export function openWork({ unwritten }: Worklist, waiting: readonly Problem[]): string[] {
  if (waiting.length + unwritten.length === 0) return [];
  return [
    `${WORKLIST_FILE}: ${waiting.length} problems wait, ${unwritten.length} names of the API have no words of ours.`,
  ];
}
