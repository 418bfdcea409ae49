import { scopeKey } from '#model/search.ts';
import { readQueries } from '../tools/relevance/readQueries.ts';

/** One in this many queries of the suite is typed. */
const STEP = 8;

/** The intermediate queries while typing, letter by letter. */
export function typedQueries(key: string): string[] {
  const queries = readQueries('tuning').filter(({ scope }) => scopeKey(scope) === key);
  return queries
    .map(({ query }) => query)
    .filter((_, index) => index % STEP === 0)
    .flatMap((query) => Array.from(query, (_, end) => query.slice(0, end + 1)));
}

/** A percentile. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
