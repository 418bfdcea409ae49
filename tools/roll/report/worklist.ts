import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSiteLoader } from '#build/loadSite.ts';
import { type Unwritten, type Worklist, readWorklist, WORKLIST_FILE } from '#build/worklist.ts';
import { type Problem, formatProblems, sortProblems } from '#model/problem.ts';
import { plainCode } from '#api-reference/facts.ts';
import { type ApiFacts, memberPath } from '../apiFacts.ts';
import { languagesOf } from '../merge/languages.ts';
import { signaturesOf } from '../print/signatures.ts';
import type { FactsDifference } from './difference.ts';

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

/** The text of the worklist: a line for each entry, so that one can be removed when it is done. */
export function printWorklist(worklist: Worklist): string {
  const lists = Object.entries(worklist).map(([name, entries]: [string, unknown[]]) => {
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    return `"${name}": ${lines === '' ? '[]' : `[\n${lines}\n]`}`;
  });
  return `{\n${lists.join(',\n')}\n}\n`;
}

/** Classes and members that a release has added, with the facts that one needs for writing about them. */
export function unwrittenNames(facts: ApiFacts, { added }: FactsDifference): Unwritten[] {
  const paths = new Set(added.filter(({ kind }) => kind !== 'option').map(({ path }) => path));
  return facts.classes.flatMap((owner) => {
    const isNew = paths.has(owner.name);
    const file = `content/api/${owner.name}.md`;
    const members = owner.members.filter((member) => isNew || paths.has(memberPath(owner, member)));
    return [
      ...(isNew ? [{ path: owner.name, file, since: owner.since ?? '', signatures: {} }] : []),
      ...members.map((member) => {
        const signatures = languagesOf(member, languagesOf(owner)).map((language) => [
          language,
          signaturesOf(owner, member, language).map(plainCode).join('\n'),
        ]);
        const path = memberPath(owner, member);
        const own = Object.fromEntries(signatures) as Record<string, string>;
        return { path, file, since: member.since ?? '', signatures: own };
      }),
    ];
  });
}
