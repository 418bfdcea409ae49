import { join } from 'node:path';
import { hashPaths } from '../../src/build/hash.ts';
import { groupBy } from '#model/groupBy.ts';
import type { ListedChecker } from './listedChecker.ts';
import { repeatFailed } from './repeatFailed.ts';
import { createResultStore } from './resultStore.ts';
import type { Finding, Sample } from './sample.ts';

/** The result of a checker for the samples of its languages. */
export interface Outcome {
  name: string;
  /** The samples that it checked, in this run or an earlier one. */
  checked: readonly Sample[];
  findings: readonly Finding[];
  /** What failed, and then passed on the second attempt. */
  flaky: readonly Finding[];
  notes: readonly string[];
  /** What is missing on this machine; nothing was checked then. */
  missing?: string | undefined;
}

/** From the root of the repository. */
const RESULTS_FOLDER = 'node_modules/.cache/playbill/samples/results';

/** Runs one checker on its samples; unchanged pages keep their earlier findings. */
export async function checkSamples(
  root: string,
  { checker, sources }: ListedChecker,
  samples: readonly Sample[],
  { usesCache }: { usesCache: boolean },
): Promise<Outcome> {
  const checked = samples.filter(
    (sample) => checker.accepts(sample) && (checker.needsUnchecked ?? !sample.unchecked),
  );
  const missing = await checker.isReady();
  if (missing !== undefined) {
    return { name: checker.name, checked: [], findings: [], flaky: [], notes: [], missing };
  }
  const store = createResultStore(
    join(root, RESULTS_FOLDER, `${checker.name.replaceAll(/\W+/g, '-')}.json`),
    [checker.fingerprint(), await hashPaths(root, sources)].join(' '),
  );
  const units = [...groupBy(checked, checker.unitOf ?? (({ page }) => page)).values()];
  const needs = new Map<Sample[], string | undefined>();
  for (const unit of units) needs.set(unit, unit[0] && (await checker.dependsOn?.(unit[0])));
  const known = units.map((unit) => (usesCache ? store.find(unit, needs.get(unit)) : undefined));
  const changed = units.filter((_, index) => known[index] === undefined);
  const found = changed.length > 0 ? await checker.check(changed.flat()) : [];
  const { findings: fresh, flaky } = await repeatFailed(checker, changed, found);
  for (const unit of changed) {
    const own = fresh.filter(({ sample }) => unit.includes(sample));
    // What a busy machine may have caused would stay wrong until the page changes.
    if (own.length === 0 || !checker.repeat) store.keep(unit, own, needs.get(unit));
  }
  store.save();
  const findings = [...known.flatMap((kept) => kept ?? []), ...fresh];
  const notes = changed.length > 0 ? (checker.notes?.() ?? []) : [];
  return { name: checker.name, checked, findings, flaky, notes };
}
