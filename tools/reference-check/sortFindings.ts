import { ACCEPTED } from './accepted.ts';
import type { PageFinding } from './finding.ts';

/** Kinds that are worth a look and no more: our words may leave out what the description refers to. */
const HINTS: readonly string[] = ['mention'];

export interface SortedFindings {
  /** What must be repaired. */
  open: PageFinding[];
  accepted: PageFinding[];
  hints: PageFinding[];
}

export function sortFindings(findings: readonly PageFinding[]): SortedFindings {
  const sorted: SortedFindings = { open: [], accepted: [], hints: [] };
  for (const finding of findings) sorted[standingOf(finding)].push(finding);
  return sorted;
}

function standingOf({ kind, place }: PageFinding): keyof SortedFindings {
  if (HINTS.includes(kind)) return 'hints';
  return ACCEPTED.some((line) => line.kind === kind && line.place === place) ? 'accepted' : 'open';
}
