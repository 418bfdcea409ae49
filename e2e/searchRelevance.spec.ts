import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { scopeKey } from '#model/search.ts';
import type { LocalIndex } from '#search-index/localIndex.ts';
import { openIndex } from '#search-index/localIndex.ts';
import { rankOf } from '#search-index/relevance/relevanceCase.ts';
import { RELEVANCE_SUITE } from '#search-index/relevance/relevanceSuite.ts';
import type { SymbolTier } from '#search-index/tiers/symbolTier.ts';
import type { TextTier } from '#search-index/tiers/textTier.ts';
import { fileFor } from './builtSite.ts';

const FOLDER = 'dist/assets/search';
const FIRST_TWO = 0.9;
const FIRST_FIVE = 0.98;

function readTier(key: string, tier: 'symbols' | 'text'): unknown {
  const file = readdirSync(FOLDER).find((name) => name.startsWith(`${key}-${tier}-`));
  return JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
}

/** The indexes of the built site, each opened once. */
async function openIndexes(): Promise<Map<string, LocalIndex>> {
  const keys = new Set(RELEVANCE_SUITE.map(({ scope }) => scopeKey(scope)));
  const open = async (key: string) => {
    const names = openIndex(readTier(key, 'symbols') as SymbolTier);
    return [key, await names.withTexts(readTier(key, 'text') as TextTier)] as const;
  };
  return new Map(await Promise.all([...keys].map(open)));
}

test('finds what readers ask for in the first places', async () => {
  const indexes = await openIndexes();
  const results = RELEVANCE_SUITE.map((one) => {
    const request = { query: one.query, page: 0, hitsPerPage: 20, snippetWords: 10 };
    const hits = indexes.get(scopeKey(one.scope))?.search(request).hits ?? [];
    const paths = hits.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''));
    return { ...one, paths, rank: rankOf(one, paths) ?? Number.POSITIVE_INFINITY };
  });
  const share = (most: number) =>
    results.filter(({ rank }) => rank <= most).length / results.length;
  const misses = results
    .filter(({ rank }) => rank > 2)
    .map(({ scope, query, rank, paths }) => {
      return `${rank}  ${scopeKey(scope)}  ${query}  → ${paths.slice(0, 3).join('  ')}`;
    });

  const summary = `${share(2)} in the first two, ${share(5)} in the first five\n${misses.join('\n')}`;
  expect(share(2), summary).toBeGreaterThanOrEqual(FIRST_TWO);
  expect(share(5), summary).toBeGreaterThanOrEqual(FIRST_FIVE);
});

test('asks only for what the site has, and often enough', () => {
  expect(RELEVANCE_SUITE.length).toBeGreaterThanOrEqual(220);
  const hopeless = RELEVANCE_SUITE.filter(
    ({ expect: places }) => !places.some((place) => fileFor(place.replace(/#.*/, ''))),
  );

  expect(hopeless).toEqual([]);
});
