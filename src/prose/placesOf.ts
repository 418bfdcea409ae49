/** A range of a text; `to` is exclusive. */
export interface Place {
  from: number;
  to: number;
}

/** Where one of the phrases occurs as whole words, case-insensitively. */
export function placesOf(text: string, phrases: readonly string[]): Place[] {
  return [...text.matchAll(patternOf(phrases))].map(({ index, 0: found }) => ({
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

/** Made once: the same few phrases are looked for in every paragraph of the site. */
const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf(phrases: readonly string[]): RegExp {
  const known = patterns.get(phrases);
  if (known) return known;
  const words = phrases.map((phrase) =>
    phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'),
  );
  const pattern = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
  patterns.set(phrases, pattern);
  return pattern;
}
