/** The terms of an index. */
export interface Vocabulary {
  add: (term: string) => void;
  has: (term: string) => boolean;
  /** Whether any term has this prefix. */
  hasPrefix: (start: string) => boolean;
  terms: () => Iterable<string>;
}

export function createVocabulary(): Vocabulary {
  const terms = new Set<string>();
  let sorted: string[] = [];
  return {
    add: (term) => terms.add(term),
    has: (term) => terms.has(term),
    terms: () => terms,
    hasPrefix: (start) => {
      if (sorted.length !== terms.size) sorted = [...terms].sort();
      return sorted[firstNotBefore(sorted, start)]?.startsWith(start) ?? false;
    },
  };
}

function firstNotBefore(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
