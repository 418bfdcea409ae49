import { groupBy } from '#model/groupBy.ts';
import type { SampleLinks } from '#model/sampleLinks.ts';
import { hashPaths } from '#build/hash.ts';
import {
  createResultStore,
  essence,
  keepRecorded,
  type Run,
  type Unit,
  unrecorded,
} from './resultStore.ts';
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
  /** What the checked samples name. */
  links: ReadonlyMap<Sample, SampleLinks>;
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
  const { name, accepts, needsUnchecked, unitOf = ({ page }) => page } = checker;
  const missing = await checker.isReady?.();
  if (missing !== undefined) {
    return { name, checked: [], findings: [], flaky: [], notes: [], links: new Map(), missing };
  }
  const checked = samples.filter((one) => accepts(one) && (needsUnchecked ?? !one.unchecked));
  const sources = ['package-lock.json', 'tools/samples', ...(checker.sources ?? [])];
  const code = await hashPaths(root, sources);
  const store = createResultStore(root, name, `${checker.fingerprint?.() ?? ''} ${code}`);
  const units = await Promise.all(
    [...groupBy(checked, unitOf)].map(async ([unit, own]): Promise<Unit> => ({
      name: unit,
      samples: own,
      needs: await hashPaths(root, checker.folderOf ? own.slice(0, 1).map(checker.folderOf) : []),
    })),
  );
  const known = units.map((unit) => (usesCache ? store.find(unit) : undefined));
  const unknown = units.filter((_, index) => known[index] === undefined);
  const runOf = (unit: Unit): Run => ({
    key: `${name} ${unit.name}`,
    shown: unit.samples.map((sample) => [sample.heading, essence(sample)]),
    needs: checker.sources ?? [],
  });
  const changed =
    usesCache && checker.isRecorded ? await unrecorded(root, unknown, runOf) : unknown;
  const ofUnits = changed.map((unit) => unit.samples);
  const found = changed.length > 0 ? await checker.check(ofUnits.flat()) : [];
  const { findings: fresh, flaky } = await repeatFailed(checker, ofUnits, found);
  const named = changed.length > 0 ? checker.links?.() : undefined;
  for (const unit of changed) {
    const own = fresh.filter(({ sample }) => unit.samples.includes(sample));
    const links = unit.samples.map((sample) => named?.get(sample));
    // What a busy machine may have caused would stay wrong until the page changes.
    if (own.length === 0 || !checker.repeat) store.keep(unit, { findings: own, links });
  }
  const findings = [...known.flatMap((kept) => kept?.findings ?? []), ...fresh];
  const failed = new Set(findings.map(({ sample }) => sample));
  const passed = units.filter(({ samples: own }) => !own.some((sample) => failed.has(sample)));
  if (checker.isRecorded) await keepRecorded(root, passed.map(runOf));
  const links = new Map([...known.flatMap((kept) => kept?.links ?? []), ...(named ?? [])]);
  const notes = changed.length > 0 ? (checker.notes?.() ?? []) : [];
  return { name, checked, findings, flaky, notes, links };
}

/** More failures than this are no coincidence, and running each of them alone takes minutes. */
const MOST = 10;

/**
 * Gives samples that failed a second attempt, alone: on a busy machine, a browser can be late without being wrong.
 * Findings are then what failed twice and what needs no second attempt; flaky is what passed on it.
 */
export async function repeatFailed(
  { repeat }: Checker,
  units: readonly (readonly Sample[])[],
  findings: readonly Finding[],
): Promise<{ findings: readonly Finding[]; flaky: readonly Finding[] }> {
  const unsure = findings.filter(({ isCertain }) => !isCertain);
  const failed = new Set(unsure.map(({ sample }) => sample));
  if (!repeat || failed.size > MOST) return { findings, flaky: [] };
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
