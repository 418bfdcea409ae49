/** A show as the API has it; a test may leave out the description. */
export interface Show {
  slug: string;
  title: string;
  kind: string;
  time: string;
  room: string;
  price: number;
  blurb?: string;
}

export const KINDS = ['Drama', 'Musical', 'Comedy'];

/** The path of the API for what visitors look for; without filters it is just `shows`. */
export function showsPath({ kind, words }: { kind: string; words: string }): string {
  const query = new URLSearchParams([
    ...(kind ? [['kind', kind]] : []),
    ...(words ? [['q', words]] : []),
  ]);
  return query.size > 0 ? `shows?${query}` : 'shows';
}
