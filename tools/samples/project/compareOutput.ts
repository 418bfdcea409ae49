import { isSameLine, trimLines } from './normalizeOutput.ts';

/** Where the page and the terminal begin to differ. */
export interface Difference {
  /** The index in the page's lines, which may be behind the last one. */
  index: number;
  expected: readonly string[];
  printed: readonly string[];
}

/** How many lines of a difference are shown. */
const SHOWN = 6;

/** A line that stands for any number of lines. */
export function isLeftOut(line: string | undefined): boolean {
  return line?.trim() === '…';
}

/** The first difference between what a page says and what was printed; undefined if there is none. */
export function compareOutput(
  page: readonly string[],
  printed: readonly string[],
): Difference | undefined {
  const expected = trimEnd(page);
  let at = 0;
  let start = expected.findIndex((line) => line.trim() !== '');
  if (start === -1) start = expected.length;
  while (true) {
    const next = expected.findIndex((line, index) => index >= start && isLeftOut(line));
    const end = next === -1 ? expected.length : next;
    const part = expected.slice(start, end);
    const isFirst = !isLeftOut(expected[start - 1]);
    const found = isFirst ? at : findPart({ part, printed, from: at, isLast: next === -1 });
    const wrong = part.findIndex((line, index) => !isSameLine(line, printed[found + index]));
    const isLong = next === -1 && found + part.length < printed.length;
    if (wrong !== -1 || isLong) {
      const index = wrong === -1 ? part.length : wrong;
      return {
        index: start + index,
        expected: part.slice(index, index + SHOWN),
        printed: printed.slice(found + index, found + index + SHOWN),
      };
    }
    if (next === -1) return undefined;
    at = found + part.length;
    start = next + 1;
  }
}

/** Where a part behind left-out lines stands; if nowhere, where most of its first lines do. */
function findPart(search: {
  part: readonly string[];
  printed: readonly string[];
  from: number;
  isLast: boolean;
}): number {
  const { part, printed, from, isLast } = search;
  if (isLast) return Math.max(from, printed.length - part.length);
  let best = from;
  let most = 0;
  for (let index = from; index < printed.length; index++) {
    const wrong = part.findIndex((line, offset) => !isSameLine(line, printed[index + offset]));
    if (wrong === -1) return index;
    if (wrong > most) [best, most] = [index, wrong];
  }
  return best;
}

/** The page's lines keep their numbers. */
function trimEnd(lines: readonly string[]): string[] {
  const empty = lines.findIndex((line) => line.trim() !== '');
  return empty === -1 ? [] : [...lines.slice(0, empty), ...trimLines(lines)];
}

/** A difference as authors read it. */
export function formatDifference({ expected, printed }: Difference): string {
  const rows = (mark: string, lines: readonly string[]) =>
    (lines.length > 0 ? lines : ['(nothing)']).map((line) => `${mark} ${line}`.trimEnd());
  return [...rows('page   |', expected), ...rows('printed|', printed)].join('\n');
}
