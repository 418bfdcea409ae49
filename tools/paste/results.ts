import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { groupBy } from '#model/groupBy.ts';
import type { EditionId } from '#model/edition.ts';
import { keyOf } from '#pipeline/cacheStore.ts';
import { type Outcome, PASSED, type Paste, type Paster, type Result, untried } from './paste.ts';

interface Options {
  /** The URLs of the demo, which are not the same in each run. */
  demoUrls: readonly string[];
  /** Whether to paste what has not changed, too. */
  all: boolean;
  /** Puts the box office into the state in which readers find it. */
  reset: () => Promise<unknown>;
}

/** What came of earlier pastes, by page and text: nothing if it passed, or why it was not tried. */
type Recorded = Map<string, string>;

/** In the repository, so that a new clone pastes only what has changed. */
const FILE = 'content/samples/pasted.json';

/** Pastes what has changed or failed; all else keeps its recorded result. */
export async function pasteChanged(
  root: string,
  pastes: readonly Paste[],
  pasters: Readonly<Partial<Record<EditionId, Paster>>>,
  { demoUrls, all, reset }: Options,
): Promise<Outcome[]> {
  const recorded = await readRecorded(root);
  const results = new Map<Paste, Result>();
  const keys = new Map(pastes.map((paste) => [paste, keyFor(paste, demoUrls)]));
  for (const paste of all ? [] : pastes) {
    const reason = recorded.get(keys.get(paste) ?? '');
    if (reason !== undefined) results.set(paste, reason === '' ? PASSED : untried(reason));
  }
  const changed = pastes.filter((paste) => !results.has(paste));
  // One edition after another: each uses the whole machine.
  for (const [edition, own] of groupBy(changed, (paste) => paste.edition)) {
    // The second time, the samples that failed have the box office to themselves.
    for (const isDue of [() => true, (paste: Paste) => results.get(paste)?.status === 'failed']) {
      const due = own.filter(isDue);
      if (due.length === 0) continue;
      await reset();
      const fresh = (await pasters[edition]?.(root, due)) ?? [];
      fresh.forEach((result, index) => results.set(due[index] as Paste, result));
    }
    for (const paste of own) record(recorded, keys.get(paste) ?? '', results.get(paste));
    await writeRecorded(root, recorded);
  }
  return pastes.flatMap((paste) => {
    const { sample, edition, isComplete } = paste;
    const result = results.get(paste);
    return result ? [{ sample, edition, isComplete, result }] : [];
  });
}

/** Removes the results of texts that these pages no longer have. */
export async function forgetOthers(
  root: string,
  pastes: readonly Paste[],
  demoUrls: readonly string[],
): Promise<void> {
  const kept = new Set(pastes.map((paste) => keyFor(paste, demoUrls)));
  const recorded = [...(await readRecorded(root))].filter(([key]) => kept.has(key));
  await writeRecorded(root, new Map(recorded));
}

function keyFor(paste: Paste, demoUrls: readonly string[]): string {
  const { sample, edition, isComplete, text, start, base, beside } = paste;
  const texts = demoUrls.reduce(
    (written, url) => written.replaceAll(url, ''),
    JSON.stringify([text, start, base, beside]),
  );
  return `${basename(sample.file, '.md')}/${keyOf(edition, isComplete, texts).slice(0, 10)}`;
}

function record(recorded: Recorded, key: string, result: Result | undefined): void {
  // What a busy machine may have caused would stay wrong until the page changes.
  if (result === undefined || result.status === 'failed') recorded.delete(key);
  else recorded.set(key, result.status === 'passed' ? '' : result.reason);
}

async function readRecorded(root: string): Promise<Recorded> {
  // This tool has written it.
  const recorded = JSON.parse(await readFile(join(root, FILE), 'utf8')) as Record<string, string>;
  return new Map(Object.entries(recorded));
}

async function writeRecorded(root: string, recorded: Recorded): Promise<void> {
  const sorted = [...recorded].sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(join(root, FILE), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
