import { isSameLine, trimLines } from './normalizeOutput.ts';

/** The first difference between page and terminal. */
export interface Difference {
  /** The index in the page's lines, which may be past the last one. */
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

/** Consecutive lines of a page, and where they were printed. */
interface PlacedPart extends Part {
  found: number;
}

/** The first difference between the output on a page and what was printed; undefined if there is none. */
export function compareOutput(
  page: readonly string[],
  printed: readonly string[],
): Difference | undefined {
  const emptyLines = leadingEmpty(page).length;
  for (const { lines, start, isLast, found } of placeParts(page, printed)) {
    const wrong = lines.findIndex((line, index) => !isSameLine(line, printed[found + index]));
    if (wrong !== -1 || (isLast && found + lines.length < printed.length)) {
      const index = wrong === -1 ? lines.length : wrong;
      return {
        index: emptyLines + start + index,
        expected: lines.slice(index, index + SHOWN),
        printed: printed.slice(found + index, found + index + SHOWN),
      };
    }
  }
  return undefined;
}

/** The blank lines between a command and its output on a page. */
export function leadingEmpty(page: readonly string[]): string[] {
  const first = page.findIndex((line) => line.trim() !== '');
  return page.slice(0, Math.max(first, 0));
}

/** Compares the parts of a page with what was printed, from top to bottom. */
export function placeParts(page: readonly string[], printed: readonly string[]): PlacedPart[] {
  let at = 0;
  return partsOf(trimLines(page)).map((part) => {
    const { lines, isFirst, isLast } = part;
    const found = isFirst ? at : findPart({ part: lines, printed, from: at, isLast });
    at = found + lines.length;
    return { ...part, found };
  });
}

interface Part {
  start: number;
  lines: readonly string[];
  isFirst: boolean;
  isLast: boolean;
}

/** The lines before, between and after those that stand for others. */
function partsOf(lines: readonly string[]): Part[] {
  const leftOut = lines.flatMap((line, index) => (isLeftOut(line) ? [index] : []));
  return [-1, ...leftOut].map((before, index) => ({
    start: before + 1,
    lines: lines.slice(before + 1, leftOut[index]),
    isFirst: index === 0,
    isLast: index === leftOut.length,
  }));
}

/** The position of a part after elided lines; if it isn't found, the best match of its first lines. */
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

/** A difference as shown to authors. */
export function formatDifference({ expected, printed }: Difference): string {
  const rows = (mark: string, lines: readonly string[]) =>
    (lines.length > 0 ? lines : ['(nothing)']).map((line) => `${mark} ${line}`.trimEnd());
  return [...rows('page   |', expected), ...rows('printed|', printed)].join('\n');
}
