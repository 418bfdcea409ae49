import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITION_IDS } from '#model/edition.ts';
import { symbolsPath } from '#model/search.ts';
import type { SymbolTier } from '#search-index/symbolTier.ts';
import {
  describeRelevance,
  measureRelevance,
  openBuiltIndex,
  shareWithin,
} from '../../tools/relevance/measureRelevance.ts';
import type { Outcome } from '../../tools/relevance/measureRelevance.ts';
import { QUERY_SETS, readQueries } from '../../tools/relevance/readQueries.ts';
import { fileFor, textOf } from './builtSite.ts';

const FIRST_TWO = 0.9;
const FIRST_FIVE = 0.98;
/** A single word leads to the right page at once. */
const FIRST_FOR_WORDS = 0.95;
const FIVE_FOR_WORDS = 0.99;
/** The same for words that rules were not made for. */
const FIRST_FOR_OTHER_WORDS = 0.92;
const FIVE_FOR_OTHER_WORDS = 0.98;
/** A message leads to the section that explains it. */
const FIRST_FOR_ERRORS = 0.9;
/** How far the queries that nothing was tuned on may stay behind. */
const MOST_BEHIND = 0.05;

const measured = measureRelevance('dist');

test('finds what readers ask for in the first places', async () => {
  const outcomes = await measured;
  const report = describeRelevance(outcomes);
  console.log(report);
  const of = (set: Outcome['set'], most: number) =>
    shareWithin(
      outcomes.filter((one) => one.set === set),
      most,
    );

  expect(of('tuning', 2), report).toBeGreaterThanOrEqual(FIRST_TWO);
  expect(of('tuning', 5), report).toBeGreaterThanOrEqual(FIRST_FIVE);
  expect(of('words', 1), report).toBeGreaterThanOrEqual(FIRST_FOR_WORDS);
  expect(of('words', 5), report).toBeGreaterThanOrEqual(FIVE_FOR_WORDS);
  expect(of('held-out-words', 1), report).toBeGreaterThanOrEqual(FIRST_FOR_OTHER_WORDS);
  expect(of('held-out-words', 5), report).toBeGreaterThanOrEqual(FIVE_FOR_OTHER_WORDS);
  expect(of('errors', 1), report).toBeGreaterThanOrEqual(FIRST_FOR_ERRORS);
  for (const most of [2, 5]) {
    expect(of('held-out', most), report).toBeGreaterThanOrEqual(of('tuning', most) - MOST_BEHIND);
  }
});

test('shows the same first hit before and after the texts arrive (search-query)', async () => {
  const outcomes = await measured;
  const early = outcomes.filter(({ early }) => early !== undefined);

  expect(early.length).toBeGreaterThan(outcomes.length / 4);
  expect(early.filter(({ early: first, paths }) => first !== paths[0])).toEqual([]);
});

test('keeps a guide first while its title is typed (search-query)', async () => {
  const scope = { edition: 'nodejs', version: 'stable' } as const;
  const index = await openBuiltIndex('dist', scope);
  const tier = JSON.parse(readFileSync(`dist${symbolsPath(scope)}`, 'utf8')) as SymbolTier;
  // The first folder is that of the guides.
  const guides = tier.pages.filter(([path]) => /^0[\w-]+$/.test(path));
  const typed = guides.flatMap(([, , title]) =>
    [...title.matchAll(/\S(?<=\s\S+)/g)].map(({ index: at }) =>
      title.slice(0, at + 1).toLowerCase(),
    ),
  );

  const elsewhere = [...new Set(typed)].filter((query) => {
    const { hits } = index.search({ query, page: 0, hitsPerPage: 1, snippetWords: 0 });
    return !hits[0]?.hierarchy.lvl1?.toLowerCase().startsWith(query);
  });

  expect(typed.length).toBeGreaterThan(400);
  // The names of a class and of a method.
  expect(elsewhere).toEqual(['test config', 'test use']);
});

test('finds the entry of the command-line reference first for each of its flags', async () => {
  const index = await openBuiltIndex('dist', { edition: 'nodejs', version: 'stable' });
  const reference = readFileSync('dist/docs/test-cli.html', 'utf8');
  const entries = [...reference.matchAll(/id="(option-[^"]+)"><dt>(.*?)<\/dt>/gs)].flatMap(
    ([, id = '', terms = '']) =>
      (textOf(terms).match(/(?<![\w-])--?[a-z][\w-]*/g) ?? []).map((flag) => ({ flag, id })),
  );

  // Commands share flags: any of their entries will do.
  const elsewhere = entries.filter(({ flag: query }) => {
    const { hits } = index.search({ query, page: 0, hitsPerPage: 1, snippetWords: 0 });
    const places = entries.filter(({ flag }) => flag === query).map(({ id }) => id);
    return !places.some((id) => hits[0]?.url.endsWith(`/docs/test-cli#${id}`));
  });

  expect(entries.length).toBeGreaterThan(60);
  expect(elsewhere).toEqual([]);
});

test('finds what other tools call it on the pages about migration', async () => {
  const index = await openBuiltIndex('dist', { edition: 'nodejs', version: 'stable' });

  for (const [query, path] of [
    ['cy.intercept', '/docs/cypress'],
    ['WebDriverWait', '/docs/selenium'],
    ['page.$eval', '/docs/puppeteer'],
  ] as const) {
    const { hits } = index.search({ query, page: 0, hitsPerPage: 15, snippetWords: 0 });
    expect(
      hits.map(({ url }) => new URL(url).pathname),
      query,
    ).toContain(path);
  }
});

test('asks only for what the site has, often enough, and nothing in both sets', () => {
  const [tuning = [], heldOut = [], ...words] = QUERY_SETS.map(readQueries);
  const asked = new Set(tuning.map(({ scope, query }) => `${scope.edition} ${query}`));
  const hopeless = [...tuning, ...heldOut, ...words.flat()].filter(
    ({ expect: places }) => !places.some((place) => fileFor(place.replace(/#.*/, ''))),
  );

  expect(tuning.length).toBeGreaterThanOrEqual(440);
  for (const id of EDITION_IDS) {
    expect(heldOut.filter(({ scope }) => scope.edition === id).length).toBeGreaterThanOrEqual(60);
  }
  expect(heldOut.filter(({ scope, query }) => asked.has(`${scope.edition} ${query}`))).toEqual([]);
  expect(hopeless).toEqual([]);
});
