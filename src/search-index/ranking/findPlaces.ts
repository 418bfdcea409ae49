import type { ElsewhereHit } from '#model/search.ts';
import { type Field, FIELDS, type NamedPlace, type PlaceIndex } from '#search-index/placeIndex.ts';
import { parseSymbol, type Query } from './parseQuery.ts';

/** A place with its matches. */
export interface FoundPlace {
  place: NamedPlace;
  /** The text score, up to 100. */
  fit: number;
  /** The share of the query that it contains, from 0 to 1; and in its title or keywords. */
  coverage: number;
  titleCoverage: number;
  /** The matched terms, each with the fields in which it occurs. */
  match: ReadonlyMap<string, readonly string[]>;
}

/** How many of the engine's results are examined; nobody reads further. */
const MOST = 300;

const NAME_FIELDS: readonly string[] = ['name', 'keywords'] satisfies Field[];

export function isNameField(field: string): boolean {
  return NAME_FIELDS.includes(field);
}

/** The places that contain any word of a query, and those with its name. */
export function findPlaces(query: Query, index: PlaceIndex): FoundPlace[] {
  const results = searchWords(query, index).slice(0, MOST);
  const best = results[0]?.score ?? 1;
  const byWords = results.flatMap(({ id, score, queryTerms, match }): FoundPlace[] => {
    const place = index.places[id];
    if (!place) return [];
    const inTitle = [...match].flatMap(([term, fields]) =>
      fields.some(isNameField) ? [term] : [],
    );
    const coverage = coverageOf(query, (term) => queryTerms.includes(term));
    const titleCoverage = coverageOf(query, (term) => inTitle.some((one) => one.startsWith(term)));
    return [{ place, fit: (100 * score) / best, coverage, titleCoverage, match }];
  });
  // "page goto" is a name, but not a word in the index.
  const named = (index.byKey.get(query.symbol.key) ?? []).filter(
    (place) => !byWords.some((found) => found.place === place),
  );
  const nothing = { fit: 0, coverage: 0, titleCoverage: 0, match: new Map() };
  return [...byWords, ...named.map((place) => ({ place, ...nothing }))];
}

function searchWords({ parts }: Query, { words, rules: { weights } }: PlaceIndex) {
  const lookups = new Map<string, { weight: number; isPrefix: boolean }>();
  for (const { isLast, word, terms } of parts) {
    for (const [term, weight] of terms) {
      const known = lookups.get(term);
      // Short words are matched exactly: too many others start with them.
      const mayContinue = (isLast && term === word) || term.length >= 4;
      lookups.set(term, {
        weight: Math.max(weight, known?.weight ?? 0),
        isPrefix: mayContinue || (known?.isPrefix ?? false),
      });
    }
  }
  // Half the words start with a given letter: for a single letter, names must do.
  const isShort = (term: string) => term.length < 3 && lookups.get(term)?.isPrefix === true;
  const all = [...lookups].map(([term, { weight, isPrefix }]) => ({
    term,
    weight,
    isPrefix,
    fields: isShort(term) ? NAME_FIELDS : FIELDS,
  }));
  // No fuzzy matching here: `correctQuery` has handled typos.
  return words.search(all, { fields: weights.fields, prefix: weights.words.prefix });
}

function coverageOf({ parts }: Query, isFound: (term: string) => boolean): number {
  if (parts.length === 0) return 0;
  const covered = parts.map(({ terms }) =>
    Math.max(0, ...[...terms].map(([term, weight]) => (isFound(term) ? (1 + weight) / 2 : 0))),
  );
  return covered.reduce((sum, one) => sum + one, 0) / parts.length;
}

/** The place that a query names exactly; the likeliest of several. */
export function findName(
  { byKey, rules }: PlaceIndex,
  query: string,
): Omit<ElsewhereHit, 'edition'> | undefined {
  const { key, owner, isFlag } = parseSymbol(query, rules);
  const likelihood = ({ kind, names }: NamedPlace) => (kind === 'option' ? -1 : names.likely);
  const [best] = (byKey.get(key) ?? [])
    .filter(({ kind }) => (isFlag ? kind === 'flag' : kind !== 'page'))
    .filter(({ names }) => owner === '' || rules.isOwner(owner, names.owner))
    .toSorted((a, b) => likelihood(b) - likelihood(a));
  if (!best) return undefined;
  return { title: best.owner === '' ? best.name : `${best.owner}.${best.name}`, path: best.path };
}

/** Whether a query looks like a name, but no name here equals it or starts with it: another edition may have it. */
export function lacksName({ places, rules }: PlaceIndex, query: string): boolean {
  const { key, owner, isCode } = parseSymbol(query, rules);
  if (!isCode || key === '') return false;
  return !places.some(({ names }) => {
    if (owner !== '' && names.owner !== '' && !rules.isOwner(owner, names.owner)) return false;
    return names.all.some((name) => name.startsWith(key));
  });
}
