import type { Checker, Finding, Sample } from './sample.ts';

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
