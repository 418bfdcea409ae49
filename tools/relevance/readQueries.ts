import { z } from 'zod';
import type { SearchScope } from '#model/search.ts';
import { siteConfig } from '../../site.config.ts';
import { readData } from '../readData.ts';

/** `tuning` is for trying out rules and weights; `held-out` is only measured; then words and short queries, and error messages. */
export const QUERY_SETS = ['tuning', 'held-out', 'words', 'held-out-words', 'errors'] as const;
export type QuerySet = (typeof QUERY_SETS)[number];

/** A query, and its expected results. */
export interface RelevanceCase {
  scope: SearchScope;
  query: string;
  /** Any of these will do. Without an anchor: the page or any place on it. */
  expect: string[];
}

/**
 * Queries as readers type them, those with the same meaning separated by a comma, with the expected paths, separated by spaces and relative to the docs of the
 * edition: `api/class-page#page-goto`. Several are given if readers may mean either.
 */
const table = z.record(z.string(), z.string());
const file = z.strictObject({ stable: table, next: table.optional() });

/** The queries of one set, of all editions. */
export function readQueries(set: QuerySet): RelevanceCase[] {
  return siteConfig.editions.flatMap(({ id: edition, prefix }) => {
    const { stable, next = {} } = readData(`tools/relevance/${set}/${edition}.yaml`, file);
    const cases = (scope: SearchScope, queries: z.infer<typeof table>, docs: string) =>
      Object.entries(queries).flatMap(([typed, places]) => {
        const expect = places
          .split(' ')
          .map((place) => prefix + (place.startsWith('community/') ? '' : docs) + place);
        return typed.split(', ').map((query) => ({ scope, query, expect }));
      });
    return [
      ...cases({ edition, version: 'stable' }, stable, 'docs/'),
      ...cases({ edition, version: 'current' }, next, 'docs/next/'),
    ];
  });
}
