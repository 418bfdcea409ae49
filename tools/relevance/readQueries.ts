import { z } from 'zod';
import { EDITION_IDS } from '#model/edition.ts';
import type { SearchScope } from '#model/search.ts';
import { readData } from '../readData.ts';

/** `tuning` is for trying out rules and weights; `held-out` is only measured. */
export const QUERY_SETS = ['tuning', 'held-out'] as const;
export type QuerySet = (typeof QUERY_SETS)[number];

/** A query, and its expected results. */
export interface RelevanceCase {
  scope: SearchScope;
  query: string;
  /** Any of these will do. Without an anchor: the page or any place on it. */
  expect: string[];
}

/**
 * Queries as readers type them, with the expected paths, separated by spaces and relative to the docs of the
 * edition: `api/class-page#page-goto`. Several are given if readers may mean either.
 */
const table = z.record(z.string(), z.string());
const file = z.strictObject({ stable: table, next: table.optional() });

const PREFIX = { nodejs: '/', python: '/python/', java: '/java/', dotnet: '/dotnet/' };

/** The queries of one set, of all editions. */
export function readQueries(set: QuerySet): RelevanceCase[] {
  return EDITION_IDS.flatMap((edition) => {
    const { stable, next = {} } = readData(`tools/relevance/${set}/${edition}.yaml`, file);
    return [
      ...casesOf({ edition, version: 'stable' }, stable),
      ...casesOf({ edition, version: 'current' }, next),
    ];
  });
}

function casesOf(scope: SearchScope, queries: Readonly<Record<string, string>>): RelevanceCase[] {
  const prefix = PREFIX[scope.edition];
  const docs = `${prefix}docs/${scope.version === 'current' ? 'next/' : ''}`;
  return Object.entries(queries).map(([query, places]) => ({
    scope,
    query,
    expect: places
      .split(' ')
      .map((place) => (place.startsWith('community/') ? prefix : docs) + place),
  }));
}
