import type { ElsewhereHit, SearchAnswer, SearchRequest } from '#model/search.ts';
import { findName, lacksName } from './findName.ts';
import { joinTiers } from './joinTiers.ts';
import type { NameTable } from './nameTable.ts';
import { createNameTable } from './nameTable.ts';
import { parseQuery } from './parseQuery.ts';
import type { Place } from './place.ts';
import type { PlaceIndex } from './placeIndex.ts';
import { indexPlaces, indexPlacesSlowly } from './placeIndex.ts';
import { rankPlaces } from './rankPlaces.ts';
import { readSymbolTier } from './readSymbolTier.ts';
import { readTextTier } from './readTextTier.ts';
import { spreadPages } from './spreadPages.ts';
import type { SymbolTier } from './symbolTier.ts';
import type { TextTier } from './textTier.ts';
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
