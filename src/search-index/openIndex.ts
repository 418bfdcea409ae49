import type { ElsewhereHit, SearchRequest } from '#model/search.ts';
import type { Place } from './place.ts';
import { indexNames, indexTexts, type PlaceIndex } from './placeIndex.ts';
import { arrangeHits, type FoundHits } from './ranking/arrangeHits.ts';
import { correctQuery, similarWords } from './ranking/correctQuery.ts';
import { findName, findPlaces, lacksName } from './ranking/findPlaces.ts';
import { parseQuery } from './ranking/parseQuery.ts';
import { isCertain, scorePlaces } from './ranking/scorePlaces.ts';
import { readRules } from './rules.ts';
import { readSymbolTier, type SymbolTier } from './symbolTier.ts';
import { readTextTier, type TextTier } from './textTier.ts';

/** The index of one edition and version: names first, later also texts. */
export interface LocalIndex {
  /** Where the texts of the same build are. */
  texts: string;
  /** `isCertain`: the first hit stays first when the texts are there. */
  search: (request: Omit<SearchRequest, 'scope'>) => FoundHits & { isCertain: boolean };
  /** Whether a query looks like a name, but no name here equals it or starts with it. */
  lacksName: (query: string) => boolean;
  /** Words of this index that are spelled much like those of a query, the nearest first. */
  similar: (query: string) => string[];
  /** What a name means here, for readers of other editions. */
  findName: (query: string) => Omit<ElsewhereHit, 'edition'> | undefined;
  /** The same index with the texts. */
  withTexts: (tier: TextTier) => Promise<LocalIndex>;
}

/** Makes the symbol tier searchable. */
export function openIndex(tier: SymbolTier): LocalIndex {
  const rules = readRules(tier.rules);
  const symbols = readSymbolTier(tier);
  const open = (index: PlaceIndex): LocalIndex => ({
    texts: tier.texts,
    search(request) {
      const typed = parseQuery(request.query, rules);
      const query = correctQuery(typed, index);
      const found = findPlaces(query, index);
      const scored = scorePlaces(found, query, rules);
      const { hitsOfAPage } = rules.weights;
      const isCorrected = query.symbol.key !== typed.symbol.key;
      return {
        ...arrangeHits(scored, { ...request, site: tier.site, hitsOfAPage }),
        isCertain: !isCorrected && isCertain(scored, rules),
      };
    },
    lacksName: (query) => lacksName(index, query),
    similar: (query) => similarWords(parseQuery(query, rules), index),
    findName: (query) => findName(index, query),
    withTexts: async (texts) =>
      open(await indexTexts(joinTiers(symbols, readTextTier(texts)), rules)),
  });
  return open(indexNames(symbols, rules));
}

/** Merges names and texts of the same place; what only one tier has is kept. */
export function joinTiers(symbols: readonly Place[], texts: readonly Place[]): Place[] {
  const byPath = new Map(texts.map((place) => [place.path, place]));
  const named = new Set(symbols.filter(({ kind }) => kind !== 'flag').map(({ path }) => path));
  return [
    ...symbols.map((symbol) => {
      // A flag is a place by itself; the section that explains it has its own entry.
      const text = symbol.kind === 'flag' ? undefined : byPath.get(symbol.path);
      return text ? { ...symbol, hierarchy: qualified(text, symbol), texts: text.texts } : symbol;
    }),
    ...texts.filter(({ path }) => !named.has(path)),
  ];
}

/** The titles of a text, down to `page.goto()` instead of the `goto()` of its heading. */
function qualified({ hierarchy, level, name }: Place, { prefix = '' }: Place): Place['hierarchy'] {
  return { ...hierarchy, [`lvl${level}`]: prefix + name };
}
