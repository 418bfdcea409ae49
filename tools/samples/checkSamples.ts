import { groupBy } from '#model/groupBy.ts';
import { hashPaths } from '#build/hash.ts';
import { createResultStore } from './resultStore.ts';
import type { Checker, Finding, Sample } from './sample.ts';

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

/** Runs one checker on its samples; unchanged pages keep their earlier findings. */
export async function checkSamples(
  root: string,
  checker: Checker,
  samples: readonly Sample[],
  { usesCache }: { usesCache: boolean },
): Promise<Outcome> {
  const checked = samples.filter(
    (sample) => checker.accepts(sample) && (checker.needsUnchecked ?? !sample.unchecked),
  );
  const missing = await checker.isReady?.();
  if (missing !== undefined) {
    return { name: checker.name, checked: [], findings: [], flaky: [], notes: [], missing };
  }
  const code = await hashPaths(root, ['tools/samples', ...(checker.sources ?? [])]);
  const store = createResultStore(root, checker.name, `${checker.fingerprint()} ${code}`);
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

/** More failures than this are no coincidence, and running each of them alone takes minutes. */
const MOST = 10;

interface Repeated {
  /** What counts: what failed twice, and what needs no second attempt. */
  findings: Finding[];
  /** What passed on the second attempt. */
  flaky: Finding[];
}

/** Gives samples that failed a second attempt, alone: on a busy machine, a browser can be late without being wrong. */
export async function repeatFailed(
  { repeat }: Checker,
  units: readonly (readonly Sample[])[],
  findings: readonly Finding[],
): Promise<Repeated> {
  const unsure = findings.filter(({ isCertain }) => !isCertain);
  const failed = new Set(unsure.map(({ sample }) => sample));
  if (!repeat || failed.size > MOST) return { findings: [...findings], flaky: [] };
  const again: Finding[] = [];
  for (const unit of units) {
    const ofUnit = unit.filter((sample) => failed.has(sample));
    if (ofUnit.length > 0) again.push(...(await repeat(ofUnit, unit)));
  }
  const failsAgain = new Set(again.map(({ sample }) => sample));
  return {
    findings: [...findings.filter(({ isCertain }) => isCertain), ...again],
    flaky: unsure.filter(({ sample }) => !failsAgain.has(sample)),
  };
}
