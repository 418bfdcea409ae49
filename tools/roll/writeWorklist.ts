import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ACCEPTED_FILE } from './declarations/compareWithFacts.ts';
import { createSiteLoader } from '#build/loadSite.ts';
import type { WaitingFinding } from '#build/worklist.ts';
import { readWorklist, WORKLIST_FILE } from '#build/worklist.ts';
import { formatProblems, sortProblems } from '#model/problem.ts';
import type { Problem } from '#model/problem.ts';
import type { Page } from '#pipeline/buildPages.ts';
import { checkReference } from '../reference-check/checkReference.ts';
import { isAboutWords, sortFindings } from '../reference-check/sortFindings.ts';
import { printWorklist } from './printWorklist.ts';

/** Problems of our own texts, data and exceptions; those of facts and code are for the roll itself to solve. */
const CAN_WAIT = new RegExp(`^(?:content/|data/|${ACCEPTED_FILE})`);

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
  const { built, problems } = await loadSite();
  const unique = new Map(problems.map((problem) => [`${problem.file}\n${problem.what}`, problem]));
  const found = sortProblems([...unique.values()]);
  const isOpen = ({ file: place, what }: Problem) =>
    CAN_WAIT.test(place) &&
    (isAfterRoll || known.open.some((entry) => entry.file === place && entry.what === what));
  const open = found.filter(isOpen);
  const { unwritten } = known;
  const listed = isAfterRoll ? undefined : known.findings;
  const findings = waitingFindings(built?.pages ?? [], listed);
  await writeFile(file, printWorklist({ open, unwritten, findings }));
  console.log(
    `${open.length} problems and ${findings.length} findings wait in ${WORKLIST_FILE}; ` +
      `${unwritten.length} new names are unwritten.`,
  );
  const others = found.filter((problem) => !isOpen(problem));
  if (others.length > 0) throw new Error(formatProblems(others));
}

/** What the check of the reference says of the words on these pages; later only what is on the list already. */
function waitingFindings(
  pages: readonly Page[],
  listed: readonly WaitingFinding[] | undefined,
): WaitingFinding[] {
  const articles = new Map(pages.map(({ meta, texts }) => [meta.path, texts().html]));
  const found = checkReference((name) => {
    const html = articles.get(`/${name.replace(/\.html$/, '')}`);
    return html === undefined ? undefined : `<div id="article">${html}</article>`;
  });
  const { open, waiting } = sortFindings(found, listed);
  return (listed ? waiting : open.filter(isAboutWords)).map(
    ({ kind, place, language, version }) => ({
      kind,
      place,
      language,
      version,
    }),
  );
}
