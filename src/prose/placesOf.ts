/** A range of a text; `to` is exclusive. */
interface Place {
  from: number;
  to: number;
}

/** Where one of the phrases occurs as whole words, case-insensitively. */
export function placesOf(
  text: string,
  phrases: readonly string[],
  lower = text.toLowerCase(),
): Place[] {
  const { pattern, starts } = searchFor(phrases);
  // Much faster, and most texts have none of them.
  if (!starts.some((start) => lower.includes(start))) return [];
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** Made once: the same few phrases are looked for in every paragraph of the site. */
const searches = new WeakMap<readonly string[], ReturnType<typeof makeSearch>>();

function searchFor(phrases: readonly string[]) {
  const search = searches.get(phrases) ?? makeSearch(phrases);
  searches.set(phrases, search);
  return search;
}

function makeSearch(phrases: readonly string[]) {
  const words = phrases.map((phrase) =>
    phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'),
  );
  return {
    pattern: new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi'),
    /** The first word of each phrase, in lowercase. */
    starts: phrases.map((phrase) => phrase.toLowerCase().replace(/ .*$/s, '')),
  };
}
