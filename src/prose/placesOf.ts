/** A range of a text; `to` is exclusive. */
export interface Place {
  from: number;
  to: number;
}

/** Where one of the phrases occurs as whole words, case-insensitively. */
export function placesOf(text: string, phrases: readonly string[]): Place[] {
  const { pattern, starts } = searchFor(phrases);
  const lower = text.toLowerCase();
  // Much faster, and most texts have none of them.
  if (!starts.some((start) => lower.includes(start))) return [];
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** The same, for texts that are searched again for each edition and version. */
export function rememberPlaces(): typeof placesOf {
  const known = new Map<readonly string[], Map<string, Place[]>>();
  return (text, phrases) => {
    const found = known.get(phrases) ?? new Map<string, Place[]>();
    const places = found.get(text) ?? placesOf(text, phrases);
    known.set(phrases, found.set(text, places));
    return places;
  };
}

interface Search {
  pattern: RegExp;
  /** The first word of each phrase, in lowercase. */
  starts: string[];
}

/** Made once: the same few phrases are looked for in every paragraph of the site. */
const searches = new WeakMap<readonly string[], Search>();

function searchFor(phrases: readonly string[]): Search {
  const known = searches.get(phrases);
  if (known) return known;
  const words = phrases.map((phrase) =>
    phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'),
  );
  const search = {
    pattern: new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi'),
    starts: phrases.map((phrase) => phrase.toLowerCase().replace(/ .*$/s, '')),
  };
  searches.set(phrases, search);
  return search;
}
