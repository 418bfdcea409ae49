import type { PlaceIndex } from '#search-index/placeIndex.ts';

/** Words of the index that a misspelled word may stand for, the likeliest first. */
export function corrections(
  word: string,
  { vocabulary, rules }: Pick<PlaceIndex, 'vocabulary' | 'rules'>,
  isUnfinished: boolean,
): string[] {
  const { oneSlip, twoSlips, tried } = rules.weights.corrections;
  // Short words have many neighbors; long ones tolerate two typos.
  const allowed = [oneSlip, twoSlips].filter((length) => word.length >= length).length;
  if (allowed === 0) return [];
  const found: { term: string; distance: number }[] = [];
  for (const term of vocabulary.terms()) {
    if (term.length < word.length - allowed) continue;
    const distance = isUnfinished
      ? startDistance(word, term, allowed)
      : typoDistance(word, term, allowed);
    if (distance < allowed + 1) found.push({ term, distance });
  }
  found.sort((a, b) => a.distance - b.distance);
  const best = Math.floor(found[0]?.distance ?? 0);
  return found
    .filter(({ distance }) => distance < best + 1)
    .slice(0, tried)
    .map(({ term }) => term);
}

/** The distance to the best prefix of a word; ties go to the shorter word. */
function startDistance(word: string, term: string, most: number): number {
  const starts = [0, 1].map((more) => term.slice(0, word.length + more));
  const nearest = Math.min(...starts.map((start) => typoDistance(word, start, most)));
  return nearest + term.length / 100;
}

/** The edit distance, counting transpositions once; stops at `most`. */
export function typoDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isExchanged) cost = Math.min(cost, at(before, column - 2) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = line;
  }
  return at(last, b.length);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
