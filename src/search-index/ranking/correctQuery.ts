import type { PlaceIndex } from '#search-index/placeIndex.ts';
import type { Query } from './parseQuery.ts';

type Index = Pick<PlaceIndex, 'vocabulary' | 'rules'>;

/** A query in the vocabulary of an index: with typos corrected, and "screen shot" also as one word. */
export function correctQuery(query: Query, index: Index): Query {
  const { vocabulary } = index;
  const { joined, corrected } = index.rules.weights.words;
  const spelled = new Map<string, string[]>();
  const parts = query.parts.map((part, at) => {
    const { word, isLast } = part;
    const terms = new Map(part.terms);
    const [before = '', after = ''] = [query.parts[at - 1]?.word, query.parts[at + 1]?.word];
    for (const term of [before + word, word + after]) {
      if (term !== word && vocabulary.has(term)) terms.set(term, joined);
    }
    const isKnown = vocabulary.has(word) || (isLast && hasPrefix(vocabulary, word));
    // Words covered by synonyms are not typos.
    const isExplained = query.meant.size > 0 && terms.size > 1;
    if (!isKnown && !isExplained) {
      const others = corrections(word, index, false);
      const likely = others.length > 0 || !isLast ? others : corrections(word, index, true);
      for (const other of likely) terms.set(other, corrected);
      spelled.set(word, likely);
    }
    return { ...part, terms };
  });
  // Words that no page has, such as folder names in an error message, should not count against any page.
  const known = parts.filter(({ terms, isLast }) =>
    [...terms.keys()].some(
      (term) => vocabulary.has(term) || (isLast && hasPrefix(vocabulary, term)),
    ),
  );
  const key =
    query.meant.size > 0 ? query.symbol.key : respelled(query.symbol.key, spelled, vocabulary);
  return { ...query, parts: known, symbol: { ...query.symbol, key } };
}

/** The intended name: corrected, and without the `set` of a setter that we don't have. */
function respelled(
  key: string,
  spelled: ReadonlyMap<string, readonly string[]>,
  vocabulary: PlaceIndex['vocabulary'],
): string {
  const bare = key.replace(/^[gs]et/, '');
  if (bare !== key && vocabulary.has(bare) && !hasPrefix(vocabulary, key)) return bare;
  let meant = key;
  for (const [word, [likely]] of spelled) {
    if (likely !== undefined) meant = meant.replace(word, likely);
  }
  return meant;
}

/** Whether any term is this one or starts with it. */
function hasPrefix(terms: PlaceIndex['vocabulary'], start: string): boolean {
  if (terms.has(start)) return true;
  for (const term of terms) if (term.startsWith(start)) return true;
  return false;
}

/** Words of the index that a misspelled word may stand for, the likeliest first. */
export function corrections(
  word: string,
  { vocabulary, rules }: Index,
  isUnfinished: boolean,
): string[] {
  const { oneSlip, twoSlips, tried } = rules.weights.corrections;
  // Short words have many neighbors; long ones tolerate two typos.
  const allowed = [oneSlip, twoSlips].filter((length) => word.length >= length).length;
  if (allowed === 0) return [];
  const found: { term: string; distance: number }[] = [];
  for (const term of vocabulary) {
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

/** How many other words a reader is offered. */
const OFFERED = 3;

/** Words of the index within more slips than a correction allows, which the reader chooses from. */
export function similarWords({ parts }: Query, { vocabulary }: Index): string[] {
  const near = parts.flatMap(({ word }) => {
    const most = Math.floor(word.length / 2);
    return [...vocabulary].flatMap((term) => {
      // Without it, short terms that share two letters would come first.
      if (term.length < 4 || /\d/.test(term)) return [];
      const distance = typoDistance(word, term, most);
      return distance > most ? [] : [{ term, distance: distance / word.length }];
    });
  });
  near.sort((a, b) => a.distance - b.distance);
  return [...new Set(near.map(({ term }) => term))].slice(0, OFFERED);
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
