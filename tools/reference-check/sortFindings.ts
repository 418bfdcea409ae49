import type { WaitingFinding } from '#build/worklist.ts';
import { ACCEPTED } from './accepted.ts';
import type { Language } from './truth/truth.ts';

/** Kinds that are worth a look and no more: our words may leave out what the description refers to. */
const HINTS: readonly string[] = ['mention'];

interface SortedFindings {
  /** What must be repaired. */
  open: PageFinding[];
  accepted: PageFinding[];
  hints: PageFinding[];
  /** What a roll has left to an author. */
  waiting: PageFinding[];
}

/** Sorts findings by what becomes of them; `listed` are those on the worklist. */
export function sortFindings(
  findings: readonly PageFinding[],
  listed: readonly WaitingFinding[] = [],
): SortedFindings {
  const sorted: SortedFindings = { open: [], accepted: [], hints: [], waiting: [] };
  const keys = new Set(listed.map(keyOf));
  const standingOf = (finding: PageFinding): keyof SortedFindings => {
    const { kind, place } = finding;
    if (HINTS.includes(kind)) return 'hints';
    if (ACCEPTED.some((line) => line.kind === kind && line.place === place)) return 'accepted';
    return keys.has(keyOf(finding)) ? 'waiting' : 'open';
  };
  for (const finding of findings) sorted[standingOf(finding)].push(finding);
  return sorted;
}

function keyOf({ kind, place, language, version }: WaitingFinding): string {
  return [kind, place, language, version].join(' ');
}

const ABOUT_WORDS = new Set([
  ...['argument-case', 'class-sample', 'default', 'js-word', 'link-raw', 'literal'],
  ...['member-sample', 'note-raw', 'null-value', 'text-lower-case', 'text-of-event'],
  'timeout-mention',
]);

/** Whether words are missing or wrong, which an author can write later; wrong facts cannot wait. */
export function isAboutWords({ kind, detail }: PageFinding): boolean {
  const isUnexplained = kind === 'deprecated' && detail === 'without a reason';
  return ABOUT_WORDS.has(kind) || kind.endsWith('-text-empty') || isUnexplained;
}

/** Something that a page says otherwise than the packages. */
export interface Finding {
  /** `field-missing`, `since`. */
  kind: string;
  /** `Page.goto.timeout`. */
  place: string;
  /** What is shown and what is right: `timeout → setTimeout`. */
  detail: string;
}

/** A finding with the page that it was found on. */
export interface PageFinding extends Finding {
  version: string;
  language: Language;
  file: string;
}
