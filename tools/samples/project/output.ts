import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The output of a command in the folder of a project, as it would read in any reader's terminal. */
export function normalizeOutput(
  text: string,
  { folder, framework }: { folder: string; framework: string },
): string[] {
  const core = `${framework}/node_modules/playwright-core`;
  const spellings = (path: string) => [`file://${path}`, relative(folder, path), path];
  const readers = [
    ...spellings(core).map((path) => [path, 'node_modules/playwright-core'] as const),
    ...spellings(framework).map((path) => [path, 'node_modules/playwright'] as const),
    [`file://${folder}/`, ''],
    [`${folder}/`, ''],
    [folder, '.'],
  ] as const;
  const plain = readers.reduce(
    (read, [path, short]) => read.replaceAll(path, short),
    stripVTControlCharacters(text).replaceAll('\r\n', '\n'),
  );
  return trimLines(plain.split('\n'));
}

/** Without trailing whitespace, and without blank lines at both ends. */
function trimLines(lines: readonly string[]): string[] {
  const trimmed = lines.map((line) => line.trimEnd());
  const first = trimmed.findIndex((line) => line !== '');
  const last = trimmed.findLastIndex((line) => line !== '');
  return first === -1 ? [] : trimmed.slice(first, last + 1);
}

/** `1.2s`, `543ms`, `2.0m`; what follows "timeout" is a setting, not a duration. */
const DURATION = /(?<!timeout:? +|timeout of )\b\d+(\.\d+)?(ms|s|m|h)\b/gi;

/** Whether two lines differ only in durations. */
export function isSameLine(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && lineKey(one) === lineKey(other);
}

/** `9 × locator resolved to …`: the number of retries only reflects how fast the machine is. */
const REPEATED = /\b\d+ × /g;

/** A line without durations. */
function lineKey(line: string): string {
  return line.trimEnd().replaceAll(DURATION, '0ms').replaceAll(REPEATED, '1 × ');
}

/** The first difference between page and terminal. */
interface Difference {
  /** The index in the page's lines, which may be past the last one. */
  index: number;
  expected: readonly string[];
  printed: readonly string[];
}

/** How many lines of a difference are shown. */
const SHOWN = 6;

/** A line that stands for any number of lines. */
function isLeftOut(line: string | undefined): boolean {
  return line?.trim() === '…';
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
function leadingEmpty(page: readonly string[]): string[] {
  const first = page.findIndex((line) => line.trim() !== '');
  return page.slice(0, Math.max(first, 0));
}

/** The lines of a page before, between and after those that stand for others, and where they were printed. */
function placeParts(page: readonly string[], printed: readonly string[]) {
  const all = trimLines(page);
  const leftOut = all.flatMap((line, index) => (isLeftOut(line) ? [index] : []));
  let at = 0;
  return [-1, ...leftOut].map((before, index) => {
    const lines = all.slice(before + 1, leftOut[index]);
    const isLast = index === leftOut.length;
    const atEnd = Math.max(at, printed.length - lines.length);
    const behind = isLast ? atEnd : bestPlace(lines, printed, at);
    const found = index === 0 ? 0 : behind;
    at = found + lines.length;
    return { start: before + 1, lines, isLast, found };
  });
}

/** The position of a part after elided lines; if it isn't found, the best match of its first lines. */
function bestPlace(part: readonly string[], printed: readonly string[], from: number): number {
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

/** The new output for the page, without the lines that the page elides. */
export function updateOutput(page: readonly string[], printed: readonly string[]): string[] {
  if (compareOutput(page, printed)) return keepLeftOut(trimLines(page), printed);
  const shown = placeParts(page, printed).map(({ found, lines }) =>
    printed.slice(found, found + lines.length),
  );
  const mark = page.find(isLeftOut) ?? '';
  return [
    ...leadingEmpty(page),
    ...shown.flatMap((lines, index) => (index === 0 ? lines : [mark, ...lines])),
  ];
}

/** Elides the lines around each `…` again, where those next to it were printed. */
function keepLeftOut(shown: readonly string[], printed: readonly string[]): string[] {
  const placeOf = (line: string, from: number) =>
    printed.findIndex((other, place) => place >= from && isSameLine(line, other));
  const kept: string[] = [];
  let at = 0;
  shown.forEach((line, index) => {
    if (!isLeftOut(line)) return;
    const [before, after] = [shown[index - 1], shown[index + 1]];
    const last = before === undefined ? at - 1 : placeOf(before, at);
    const next = after === undefined ? printed.length : placeOf(after, last + 1);
    if ((before !== undefined && last === -1) || next === -1) return;
    kept.push(...printed.slice(at, last + 1), line);
    at = next;
  });
  return [...kept, ...printed.slice(at)];
}
