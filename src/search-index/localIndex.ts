import type { ElsewhereHit, SearchAnswer, SearchRequest } from '#model/search.ts';
import { findName, lacksName } from '#search-index/ranking/findName.ts';
import { joinTiers } from '#search-index/tiers/joinTiers.ts';
import type { NameTable } from '#search-index/ranking/nameTable.ts';
import { createNameTable } from '#search-index/ranking/nameTable.ts';
import { parseQuery } from '#search-index/query/parseQuery.ts';
import type { Place } from './place.ts';
import type { PlaceIndex } from './placeIndex.ts';
import { indexPlaces, indexPlacesSlowly } from './placeIndex.ts';
import { rankPlaces } from '#search-index/ranking/rankPlaces.ts';
import { readSymbolTier } from '#search-index/tiers/readSymbolTier.ts';
import { readTextTier } from '#search-index/tiers/readTextTier.ts';
import { spreadPages } from '#search-index/ranking/spreadPages.ts';
import type { SymbolTier } from '#search-index/tiers/symbolTier.ts';
import type { TextTier } from '#search-index/tiers/textTier.ts';
import { toHit } from './toHit.ts';
import { nameKey } from './words.ts';

export type LocalAnswer = Pick<SearchAnswer, 'hits' | 'nbHits' | 'page' | 'nbPages'>;

/** The index of one edition and version: of names at first, then of the texts as well. */
export interface LocalIndex {
  search: (request: Omit<SearchRequest, 'scope'>) => LocalAnswer;
  /** Whether a query is written as a name, and nothing here is called so or begins so. */
  lacksName: (query: string) => boolean;
  /** What a name means here, for readers of other editions. */
  findName: (query: string) => Omit<ElsewhereHit, 'edition'> | undefined;
  /** The same index with the texts. */
  withTexts: (tier: TextTier) => Promise<LocalIndex>;
}

/** Makes the symbol tier searchable. */
export function openIndex(tier: SymbolTier): LocalIndex {
  const places = readSymbolTier(tier);
  const names = createNameTable(places);
  const open = (index: PlaceIndex, table: NameTable): LocalIndex => ({
    search: (request) => answer(index, table, { ...request, site: tier.site }),
    lacksName: (query) => lacksName(table, places, query),
    findName: (query) => findName(table, query),
    withTexts: async (texts) => {
      const all = joinTiers(places, readTextTier(texts));
      return open(await indexPlacesSlowly(all), createNameTable(all));
    },
  });
  return open(indexNames(places), names);
}

/** The first answer must not wait: options, which most names are, are found by their whole name. */
function indexNames(places: readonly Place[]): PlaceIndex {
  const index = indexPlaces(places.filter(({ kind }) => kind !== 'option'));
  for (const { kind, name } of places) if (kind === 'option') index.vocabulary.add(nameKey(name));
  return index;
}

function answer(
  index: PlaceIndex,
  names: NameTable,
  { query, page, hitsPerPage, snippetWords, site }: Omit<SearchRequest, 'scope'> & { site: string },
): LocalAnswer {
  const ranked = spreadPages(rankPlaces(index, names, parseQuery(query)), hitsPerPage);
  return {
    hits: ranked
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((place) => toHit(place, { site, snippetWords })),
    nbHits: ranked.length,
    page,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
  };
}
