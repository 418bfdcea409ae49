import type { Rules } from '#search-index/rules.ts';
import { wordStem } from '#search-index/words.ts';

/** How many other words may stand between the words of a phrase: "wait for *the* element". */
const GAP = 2;

/** What a word or phrase of a query is called here. */
export interface Synonym {
  /** The words of the query that say it. */
  typed: readonly string[];
  /** The words for it, the one that is most often meant first. */
  words: readonly string[];
}

/** What the words of a query are called here; the longest phrases say most. */
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

/** Where the words of a phrase stand, or undefined if they do not all follow one another. */
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
