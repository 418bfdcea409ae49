import type { Rules } from '#search-index/rules.ts';
import { wordStem } from '#search-index/words.ts';

/** How many other words may occur between the words of a phrase: "wait for *the* element". */
const GAP = 2;

/** A synonym found in a query. */
export interface Synonym {
  /** The words of the query that it covers. */
  typed: readonly string[];
  /** The terms it stands for, the most common meaning first. */
  words: readonly string[];
}

/** The synonyms in a query; longer phrases take precedence. */
export function findSynonyms(words: readonly string[], { phrases }: Rules): Synonym[] {
  const stems = words.map(wordStem);
  return stems.flatMap((stem, start) =>
    (phrases.get(stem) ?? []).flatMap((phrase) => {
      const places = placesOf(phrase.stems, stems, start);
      if (!places) return [];
      return [{ typed: places.map((place) => words[place] ?? ''), words: phrase.words }];
    }),
  );
}

/** The positions of the words of a phrase, or undefined if they are not close together in order. */
function placesOf(
  phrase: readonly string[],
  stems: readonly string[],
  start: number,
): number[] | undefined {
  const places = [start];
  for (const stem of phrase.slice(1)) {
    const from = (places.at(-1) ?? start) + 1;
    const next = stems.slice(from, from + GAP + 1).indexOf(stem);
    if (next === -1) return undefined;
    places.push(from + next);
  }
  return places;
}
