import { classLikelihood } from './classOrder.ts';
import { findPlaces } from './findPlaces.ts';
import type { NameTable } from './nameTable.ts';
import { nameBonus } from './nameBonus.ts';
import { correctQuery } from '#search-index/query/correctQuery.ts';
import type { Query, QueryPart } from '#search-index/query/parseQuery.ts';
import type { Place } from '#search-index/place.ts';
import type { Field, PlaceIndex } from '#search-index/placeIndex.ts';

/** A place with why it was found. */
export interface RankedPlace {
  place: Place;
  score: number;
  /** Terms of the index that were found there, each with the fields it stands in. */
  match: Readonly<Record<string, readonly string[]>>;
}

/** So many of the engine's results are looked at closely; nobody reads further. */
const MOST = 300;

/** The bonus from which on a place is called exactly what was typed. */
const EXACT_NAME = 1000;

/** How much of a query a place must have to be worth showing. */
const LEAST_COVERAGE = 0.3;

/** All places that fit a query, the best first, each only once. */
export function rankPlaces(index: PlaceIndex, names: NameTable, typed: Query): RankedPlace[] {
  const query = correctQuery(typed, index.vocabulary);
  const found = findPlaces(index, query);
  const best = found[0]?.score ?? 1;
  const ranked = new Map<string, RankedPlace>();
  const add = (place: Place | undefined, score: number, match: RankedPlace['match']) => {
    if (!place) return;
    const known = ranked.get(place.path);
    if (!known || known.score < score) ranked.set(place.path, { place, score, match });
  };
  for (const { id, score, queryTerms, match } of found.slice(0, MOST)) {
    // Ids are the numbers that the index was given.
    const place = index.places[id as number];
    if (!place) continue;
    const coverage = coverageOf(query.parts, (term) => queryTerms.includes(term));
    const bonus = nameBonus(names, query, place);
    if (coverage < LEAST_COVERAGE && bonus === 0) continue;
    const terms = Object.keys(match);
    const inTitle = coverageOf(query.parts, (term) =>
      terms.some((one) => one.startsWith(term) && isTitle(match[one] ?? [])),
    );
    const words = ((100 * score) / best) * coverage ** 2 * (1 + inTitle / 2) * weightOf(place);
    // Of things with the very name, the class decides; what is written about them hardly matters.
    add(place, bonus + (bonus < EXACT_NAME ? words : words / 20), match);
  }
  // "page goto" is a name, but no word of any index.
  for (const place of names.placesOf(query.symbol.key)) {
    if (!ranked.has(place.path)) add(place, nameBonus(names, query, place), {});
  }
  return [...ranked.values()].filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

function coverageOf(parts: readonly QueryPart[], isFound: (term: string) => boolean): number {
  if (parts.length === 0) return 0;
  const covered = parts.map(({ terms }) =>
    Math.max(0, ...[...terms].map(([term, weight]) => (isFound(term) ? (1 + weight) / 2 : 0))),
  );
  return covered.reduce((sum, one) => sum + one, 0) / parts.length;
}

function isTitle(fields: readonly string[]): boolean {
  return fields.includes('name' satisfies Field) || fields.includes('keywords' satisfies Field);
}

/** Guides explain tasks; options and what other classes replace are rarely the answer. */
function weightOf({ kind, hierarchy, owner, name }: Place): number {
  if (hierarchy.lvl0 === 'Community') return 0.6;
  if (kind === 'page' || kind === 'heading') return hierarchy.lvl0 === 'API' ? 0.8 : 1.5;
  if (kind === 'option') return 0.5;
  return kind === 'class'
    ? 1
    : 0.7 + 0.3 * classLikelihood(owner.toLowerCase(), name.toLowerCase());
}
