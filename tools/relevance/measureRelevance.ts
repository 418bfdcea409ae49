import { readFileSync } from 'node:fs';
import { EDITION_IDS } from '#model/edition.ts';
import { scopeKey, type SearchResponse, type SearchScope, symbolsPath } from '#model/search.ts';
import { type LocalIndex, openIndex } from '#search-index/openIndex.ts';
import type { SymbolTier } from '#search-index/symbolTier.ts';
import type { TextTier } from '#search-index/textTier.ts';
import { QUERY_SETS, type QuerySet, readQueries, type RelevanceCase } from './readQueries.ts';

/** A query with its results. */
export interface Outcome extends RelevanceCase {
  set: QuerySet;
  /** From 1; infinite if none of the expected places is among the hits. */
  rank: number;
  paths: string[];
  /** The first hit by names alone, if it is shown before the texts are there. */
  early: string | undefined;
}

/** How many hits are looked at: making them takes longer than finding them. */
const PLACES = 10;

/** Runs the queries of all sets against the indexes of a built site. */
export async function measureRelevance(dist: string): Promise<Outcome[]> {
  const indexes = new Map<string, Promise<Record<'names' | 'all', LocalIndex>>>();
  const outcomes = QUERY_SETS.flatMap((set) =>
    readQueries(set).map(async (one): Promise<Outcome> => {
      const key = scopeKey(one.scope);
      const opened = indexes.get(key) ?? openTiers(dist, one.scope);
      indexes.set(key, opened);
      const { names, all } = await opened;
      const request = { query: one.query, page: 0, snippetWords: 0 };
      const pathsIn = ({ hits }: Pick<SearchResponse, 'hits'>) =>
        hits.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''));
      const byNames = names.search({ ...request, hitsPerPage: 1 });
      const early = byNames.isCertain ? pathsIn(byNames)[0] : undefined;
      const paths = pathsIn(all.search({ ...request, hitsPerPage: PLACES }));
      return { ...one, set, paths, early, rank: rankOf(one, paths) };
    }),
  );
  return Promise.all(outcomes);
}

/** Opens the index of an edition and version of a built site. */
export async function openBuiltIndex(dist: string, scope: SearchScope): Promise<LocalIndex> {
  return (await openTiers(dist, scope)).all;
}

async function openTiers(dist: string, scope: SearchScope) {
  const read = (path: string): unknown => JSON.parse(readFileSync(dist + path, 'utf8'));
  // Written by our own build.
  const tier = read(symbolsPath(scope)) as SymbolTier;
  const names = openIndex(tier);
  return { names, all: await names.withTexts(read(tier.texts) as TextTier) };
}

function rankOf({ expect }: RelevanceCase, paths: readonly string[]): number {
  const at = paths.findIndex((path) =>
    expect.some((wanted) => path === wanted || path.replace(/#.*/, '') === wanted),
  );
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1;
}

/** The share of queries with an expected place among the first so many hits. */
export function shareWithin(outcomes: readonly Outcome[], most: number): number {
  return outcomes.filter(({ rank }) => rank <= most).length / outcomes.length;
}

/** A line for each set and edition, then the queries without an expected place in the first two. */
export function describeRelevance(outcomes: readonly Outcome[]): string {
  const percent = (of: readonly Outcome[], most: number) =>
    `${(100 * shareWithin(of, most)).toFixed(1)} %`;
  const row = (label: string, of: readonly Outcome[]) =>
    `${label}: ${of.length} queries, ${percent(of, 2)} in the first two, ${percent(of, 5)} in the first five`;
  const rows = QUERY_SETS.flatMap((set) => {
    const ofSet = outcomes.filter((one) => one.set === set);
    const ofEdition = (id: string) => ofSet.filter(({ scope }) => scope.edition === id);
    return [row(set, ofSet), ...EDITION_IDS.map((id) => row(`  ${id}`, ofEdition(id)))];
  });
  const misses = outcomes
    .filter(({ rank }) => rank > 2)
    .map(({ set, scope, query, rank, paths }) => {
      return `${rank}  ${set}  ${scopeKey(scope)}  ${query}  → ${paths.slice(0, 3).join('  ')}`;
    });
  return [...rows, ...misses].join('\n');
}
