import { beforeAll, describe, expect, test } from 'vitest';
import type { LocalIndex } from './openIndex.ts';
import { openIndex } from './openIndex.ts';
import { makeSymbolTier } from '#search-index/tiers/makeSymbolTier.ts';
import { makeTextTier } from '#search-index/tiers/makeTextTier.ts';
import type { SymbolTier } from '#search-index/tiers/symbolTier.ts';
import { smallInput } from './testing.ts';
import type { TextTier } from '#search-index/tiers/textTier.ts';

const names = openIndex(JSON.parse(makeSymbolTier(smallInput(), '/texts.json')) as SymbolTier);
let full: LocalIndex;

beforeAll(async () => {
  full = await names.withTexts(JSON.parse(makeTextTier(smallInput())) as TextTier);
});

const find = (index: LocalIndex, query: string, more = {}) =>
  index.search({ query, page: 0, hitsPerPage: 10, snippetWords: 3, ...more });
const firstPath = (query: string) =>
  find(full, query).hits[0]?.url.replace('https://docs.example/sub', '');

describe('names', () => {
  test.each([
    'getByRole',
    'get_by_role',
    'GetByRoleAsync',
    'page.getbyrole',
    'page.getByRole("x")',
    'get by role',
    'getByRo',
    'page.getBy',
    'getByRoel',
  ])('finds a member by %s', (query) => {
    expect(firstPath(query)).toBe('/docs/api/class-page#page-get-by-role');
  });

  test('finds a member by its name in other editions', () => {
    expect(firstPath('page.goto')).toBe('/docs/api/class-page#page-goto');
  });

  test('puts the class that is meant first', () => {
    expect(firstPath('click')).toBe('/docs/api/class-locator#locator-click');
    expect(firstPath('page.click')).toBe('/docs/api/class-page#page-click');
  });

  test('puts a class before members of the same name', () => {
    expect(firstPath('page')).toBe('/docs/api/class-page');
  });

  test('finds options before the texts are there', () => {
    expect(find(names, 'waitUntil').hits[0]?.objectID).toBe(
      '/docs/api/class-page#page-goto-option-wait-until',
    );
  });

  test('finds options, events and flags', () => {
    expect(firstPath('waitUntil')).toBe('/docs/api/class-page#page-goto-option-wait-until');
    expect(firstPath("page.on('popup')")).toBe('/docs/api/class-page#page-event-popup');
    expect(firstPath('--headed')).toBe('/docs/running-tests#headed-mode');
  });
});

describe('hits', () => {
  test('has the shape of a record, with marks in the titles', () => {
    expect(find(full, 'navigate').hits[0]).toEqual({
      objectID: '/docs/api/class-page#page-goto',
      type: 'lvl3',
      hierarchy: expect.objectContaining({
        lvl0: 'API',
        lvl1: 'Page',
        lvl3: 'navigate()',
      }) as unknown,
      content: null,
      url: 'https://docs.example/sub/docs/api/class-page#page-goto',
      _snippetResult: {
        hierarchy: {
          lvl0: { value: 'API' },
          lvl1: { value: 'Page' },
          lvl2: { value: 'Methods' },
          lvl3: { value: '<mark>navigate</mark>()' },
        },
      },
    });
  });

  test('shows a text with every hit on the search page', () => {
    const [hit] = find(full, 'navigate', { purpose: 'page' }).hits;

    expect(hit?.content).toBeNull();
    expect(hit?._snippetResult?.content?.value).toMatch(/\S/);
  });

  test('shows a snippet where only the text has the words', () => {
    const [hit] = find(full, 'enough').hits;

    expect(hit).toMatchObject({
      objectID: '/docs/intro:0',
      type: 'content',
      content: 'One command is enough.',
      _snippetResult: { content: { value: '…command is <mark>enough</mark>.' } },
    });
  });

  test('finds pages by keywords and by synonyms', () => {
    expect(firstPath('set up')).toBe('/docs/intro');
    expect(firstPath('cy.visit')).toBe('/docs/api/class-page#page-goto');
  });

  test('finds texts only once they are there', () => {
    expect(find(names, 'command enough').nbHits).toBe(0);
    expect(find(full, 'command enough').nbHits).toBe(1);
  });

  test('finds nothing for nothing', () => {
    expect(find(full, '').hits).toEqual([]);
    expect(find(full, '!?').hits).toEqual([]);
  });
});

test('deals the hits out in pages', () => {
  const all = find(full, 'page').hits.map(({ objectID }) => objectID);
  const second = find(full, 'page', { page: 1, hitsPerPage: 2 });

  expect(second).toMatchObject({ page: 1, nbHits: all.length, nbPages: Math.ceil(all.length / 2) });
  expect(second.hits).toHaveLength(2);
});

test('knows which names it has and which it lacks', () => {
  expect(names.findName('page.goto')).toEqual({
    title: 'Page.navigate',
    path: '/docs/api/class-page#page-goto',
  });
  expect(names.findName('upload a file')).toBeUndefined();
  expect(names.lacksName('toHaveScreenshot')).toBe(true);
  expect(names.lacksName('page.getBy')).toBe(false);
  expect(names.lacksName('upload a file')).toBe(false);
});
