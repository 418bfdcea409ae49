import type { Place } from '#search-index/place.ts';

/** Merges names and texts of the same place; what only one tier has is kept. */
export function joinTiers(symbols: readonly Place[], texts: readonly Place[]): Place[] {
  const byPath = new Map(texts.map((place) => [place.path, place]));
  const named = new Set(symbols.filter(({ kind }) => kind !== 'flag').map(({ path }) => path));
  return [
    ...symbols.map((symbol) => {
      // A flag is a place by itself; the section that explains it has its own entry.
      const text = symbol.kind === 'flag' ? undefined : byPath.get(symbol.path);
      return text ? { ...symbol, hierarchy: text.hierarchy, texts: text.texts } : symbol;
    }),
    ...texts.filter(({ path }) => !named.has(path)),
  ];
}
