import type { EditionId } from '#model/edition.ts';
import { groupBy } from '#model/groupBy.ts';
import { keyOf, readStored } from '#pipeline/cacheStore.ts';
import { openSampleCache } from '../samples/resultStore.ts';
import type { Outcome, Paste, Paster, Result } from './paste.ts';

interface Options {
  /** Everything that the results of an edition depend on beside the texts: the demo, the code that runs them, packages. */
  fingerprints: Readonly<Partial<Record<EditionId, string>>>;
  /** The URLs of the demo, which are not the same in each run. */
  demoUrls: readonly string[];
  usesCache: boolean;
  /** Puts the box office into the state in which readers find it. */
  reset: () => Promise<unknown>;
}

/** Pastes what has changed or failed; all else keeps its earlier result. */
export async function pasteChanged(
  root: string,
  pastes: readonly Paste[],
  pasters: Readonly<Partial<Record<EditionId, Paster>>>,
  { fingerprints, demoUrls, usesCache, reset }: Options,
): Promise<Outcome[]> {
  const cache = openSampleCache(root);
  const outcomes: Outcome[] = [];
  // One after another: each uses the whole machine.
  for (const [edition, own] of groupBy(pastes, (paste) => paste.edition)) {
    const name = `paste-${edition}`;
    const keyFor = ({ isComplete, text, start, base, beside }: Paste) => {
      const texts = demoUrls.reduce(
        (written, url) => written.replaceAll(url, ''),
        JSON.stringify([text, start, base, beside]),
      );
      return keyOf(fingerprints[edition], isComplete, texts);
    };
    // Written below.
    const stored = (readStored(cache, name) ?? {}) as Record<string, Result>;
    const known = (paste: Paste) => (usesCache ? stored[keyFor(paste)] : undefined);
    const changed = own.filter((paste) => known(paste) === undefined);
    const fresh = new Map<Paste, Result>();
    // The second time, the samples that failed have the box office to themselves.
    for (const isDue of [() => true, (paste: Paste) => fresh.get(paste)?.status === 'failed']) {
      const due = changed.filter(isDue);
      if (due.length === 0) continue;
      await reset();
      const results = (await pasters[edition]?.(root, due)) ?? [];
      results.forEach((result, index) => fresh.set(due[index] as Paste, result));
    }
    for (const paste of own) {
      const result = fresh.get(paste) ?? known(paste);
      if (!result) continue;
      outcomes.push({ sample: paste.sample, edition, isComplete: paste.isComplete, result });
      // What a busy machine may have caused would stay wrong until the page changes.
      if (result.status !== 'failed') stored[keyFor(paste)] = result;
    }
    cache.write(name, JSON.stringify(stored));
  }
  return outcomes;
}
