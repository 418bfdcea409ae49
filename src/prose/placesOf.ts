/** Part of a text: from its first character up to, but not including, `to`. */
export interface Place {
  from: number;
  to: number;
}

/** Where one of the phrases stands as whole words, in upper or lower case. */
export function placesOf(text: string, phrases: readonly string[]): Place[] {
  const words = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
  return [...text.replace(/\s/g, ' ').matchAll(pattern)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}
