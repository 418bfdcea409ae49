import { expect, test } from 'vitest';
import { EDITION_IDS } from '#model/edition.ts';
import { scopeKey } from '#model/search.ts';
import {
  describeRelevance,
  measureRelevance,
  openBuiltIndex,
  shareWithin,
} from '../../tools/relevance/measureRelevance.ts';
import type { Outcome } from '../../tools/relevance/measureRelevance.ts';
import { QUERY_SETS, readQueries } from '../../tools/relevance/readQueries.ts';
import { fileFor } from './builtSite.ts';

const FIRST_TWO = 0.9;
const FIRST_FIVE = 0.98;
/** How far the queries that nothing was tuned on may stay behind. */
const MOST_BEHIND = 0.05;

test('finds what readers ask for in the first places', async () => {
  const outcomes = await measureRelevance('dist');
  const report = describeRelevance(outcomes);
  console.log(report);
  const of = (set: Outcome['set'], most: number) =>
    shareWithin(
      outcomes.filter((one) => one.set === set),
      most,
    );

  expect(of('tuning', 2), report).toBeGreaterThanOrEqual(FIRST_TWO);
  expect(of('tuning', 5), report).toBeGreaterThanOrEqual(FIRST_FIVE);
  for (const most of [2, 5]) {
    expect(of('held-out', most), report).toBeGreaterThanOrEqual(of('tuning', most) - MOST_BEHIND);
  }
});

test('finds what other tools call it on the pages about migration', async () => {
  const index = await openBuiltIndex('dist', scopeKey({ edition: 'nodejs', version: 'stable' }));

  for (const [query, path] of [
    ['cy.intercept', '/docs/cypress'],
    ['WebDriverWait', '/docs/selenium'],
    ['page.$eval', '/docs/puppeteer'],
  ] as const) {
    const { hits } = index.search({ query, page: 0, hitsPerPage: 15, snippetWords: 10 });
    expect(
      hits.map(({ url }) => new URL(url).pathname),
      query,
    ).toContain(path);
  }
});

test('asks only for what the site has, often enough, and nothing in both sets', () => {
  const [tuning = [], heldOut = []] = QUERY_SETS.map(readQueries);
  const asked = new Set(tuning.map(({ scope, query }) => `${scope.edition} ${query}`));
  const hopeless = [...tuning, ...heldOut].filter(
    ({ expect: places }) => !places.some((place) => fileFor(place.replace(/#.*/, ''))),
  );

  expect(tuning.length).toBeGreaterThanOrEqual(440);
  for (const id of EDITION_IDS) {
    expect(heldOut.filter(({ scope }) => scope.edition === id).length).toBeGreaterThanOrEqual(60);
  }
  expect(heldOut.filter(({ scope, query }) => asked.has(`${scope.edition} ${query}`))).toEqual([]);
  expect(hopeless).toEqual([]);
});
