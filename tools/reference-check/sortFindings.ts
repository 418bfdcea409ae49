import { ACCEPTED } from './accepted.ts';
import type { PageFinding } from './finding.ts';
import { NOT_YET } from './notYet.ts';

export interface SortedFindings {
  /** What must be repaired. */
  open: PageFinding[];
  /** What others are repairing. */
  later: PageFinding[];
  accepted: PageFinding[];
}

export function sortFindings(findings: readonly PageFinding[]): SortedFindings {
  const accepted = findings.filter(isAccepted);
  const others = findings.filter((finding) => !isAccepted(finding));
  return {
    open: others.filter(({ kind }) => !NOT_YET.includes(kind)),
    later: others.filter(({ kind }) => NOT_YET.includes(kind)),
    accepted,
  };
}

function isAccepted({ kind, place }: PageFinding): boolean {
  return ACCEPTED.some((line) => line.kind === kind && line.place === place);
}
