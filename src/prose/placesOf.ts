/** A range of a text; `to` is exclusive. */
export interface Place {
  from: number;
  to: number;
}

/** Where one of the phrases occurs as whole words, case-insensitively. */
export function placesOf(text: string, phrases: readonly string[]): Place[] {
  const words = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
  return [...text.replace(/\s/g, ' ').matchAll(pattern)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}
