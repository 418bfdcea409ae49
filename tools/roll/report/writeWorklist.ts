import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSiteLoader } from '#build/loadSite.ts';
import { readWorklist, WORKLIST_FILE } from '#build/worklist.ts';
import { formatProblems, sortProblems } from '#model/problem.ts';
import type { Problem } from '#model/problem.ts';
import { printWorklist } from './printWorklist.ts';

/** Problems of our own texts and data; those of facts and code are for the roll itself to solve. */
const CAN_WAIT = /^(?:content|data)\//;

/**
 * Checks all texts against the packages that are installed, and writes what is left to do. Right after a roll every
 * problem of a text may wait; later only those do that were on the list, and what is done leaves it.
 */
export async function writeWorklist(root: string, isAfterRoll: boolean): Promise<void> {
  const known = await readWorklist(root);
  const file = join(root, WORKLIST_FILE);
  await rm(file, { force: true });
  const loadSite = await createSiteLoader({
    root,
    cacheDir: join(root, 'node_modules/.cache/playbill'),
  });
  const { problems } = await loadSite();
  const unique = new Map(problems.map((problem) => [`${problem.file}\n${problem.what}`, problem]));
  const found = sortProblems([...unique.values()]);
  const isOpen = ({ file: place, what }: Problem) =>
    CAN_WAIT.test(place) &&
    (isAfterRoll || known.open.some((entry) => entry.file === place && entry.what === what));
  const open = found.filter(isOpen);
  await writeFile(file, printWorklist({ ...known, open }));
  console.log(
    `${open.length} problems wait in ${WORKLIST_FILE}; ` +
      `${known.unwritten.length} new names are unwritten.`,
  );
  const others = found.filter((problem) => !isOpen(problem));
  if (others.length > 0) throw new Error(formatProblems(others));
}
