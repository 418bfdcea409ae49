import { compareOutput, isLeftOut, leadingEmpty, placeParts } from './compareOutput.ts';
import { isSameLine, trimLines } from './normalizeOutput.ts';

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

/** Elides the lines around each `…` again. */
function keepLeftOut(shown: readonly string[], printed: readonly string[]): string[] {
  const kept: string[] = [];
  let at = 0;
  shown.forEach((line, index) => {
    if (!isLeftOut(line)) return;
    const before = find(printed, shown[index - 1], at, at - 1);
    const after = find(printed, shown[index + 1], before + 1, printed.length);
    if (before === -2 || after === -2) return;
    kept.push(...printed.slice(at, before + 1), line);
    at = after;
  });
  return [...kept, ...printed.slice(at)];
}

/** The index of a printed line; `otherwise` if the page has no such line, -2 if it was not printed. */
function find(
  printed: readonly string[],
  line: string | undefined,
  from: number,
  otherwise: number,
): number {
  if (line === undefined) return otherwise;
  const index = printed.findIndex((other, place) => place >= from && isSameLine(line, other));
  return index === -1 ? -2 : index;
}
