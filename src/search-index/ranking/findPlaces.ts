import type { QueryCombination, SearchResult } from 'minisearch';
import type { Query, QueryPart } from '#search-index/query/parseQuery.ts';
import type { Field, PlaceIndex } from '#search-index/placeIndex.ts';
import { FIELDS } from '#search-index/placeIndex.ts';

const FIELD_BOOST = { name: 5, keywords: 4, context: 2, text: 1 };

const NAME_FIELDS = ['name', 'keywords'] as const;

/** A term as it is looked up. */
interface Lookup {
  weight: number;
  isPrefix: boolean;
}

/** The places that have any word of a query, as the engine ranks them. */
export function findPlaces({ words }: PlaceIndex, query: Query): SearchResult[] {
  const lookups = new Map<string, Lookup>();
  for (const part of query.parts) {
    for (const [term, weight] of part.terms) {
      const known = lookups.get(term);
      lookups.set(term, {
        weight: Math.max(weight, known?.weight ?? 0),
        isPrefix: mayContinue(part, term) || (known?.isPrefix ?? false),
      });
    }
  }
  // Half the words begin with a given letter: as long as there is no more, names must do.
  const isShort = (term: string) => term.length < 3 && lookups.get(term)?.isPrefix === true;
  const search = (terms: string[], fields: readonly Field[]): QueryCombination => ({
    queries: terms,
    fields: [...fields],
    boostTerm: (term) => lookups.get(term)?.weight ?? 1,
    prefix: (term) => lookups.get(term)?.isPrefix ?? false,
  });
  const terms = [...lookups.keys()];
  const long = terms.filter((term) => !isShort(term));
  return words.search(
    {
      combineWith: 'OR',
      queries: [search(long, FIELDS), search(terms.filter(isShort), NAME_FIELDS)],
    },
    {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: FIELD_BOOST,
      weights: { prefix: 0.5, fuzzy: 0.5 },
    },
  );
}

/** Short words are looked up as they are: too many others begin with them. */
function mayContinue({ isLast, word }: QueryPart, term: string): boolean {
  return (isLast && term === word) || term.length >= 4;
}
