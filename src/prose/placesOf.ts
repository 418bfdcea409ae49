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

/** Made once: the same few phrases are looked for in every paragraph of the site. */
const patterns = new Map<string, RegExp>();

function patternOf(phrases: readonly string[]): RegExp {
  const key = phrases.join('\n');
  const known = patterns.get(key);
  if (known) return known;
  const words = phrases.map((phrase) =>
    phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'),
  );
  const pattern = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
  patterns.set(key, pattern);
  return pattern;
}
