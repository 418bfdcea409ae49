import { beforeAll, expect, test } from 'vitest';
import { type LocalIndex, openIndex } from './openIndex.ts';
import { makeSymbolTier, type SymbolTier } from './symbolTier.ts';
import { smallInput } from './testing.ts';
import { makeTextTier, type TextTier } from './textTier.ts';

const names = openIndex(JSON.parse(makeSymbolTier(smallInput(), '/texts.json')) as SymbolTier);
let full: LocalIndex;

beforeAll(async () => {
  full = await names.withTexts(JSON.parse(makeTextTier(smallInput())) as TextTier);
});

const find = (index: LocalIndex, query: string, more = {}) =>
  index.search({ query, page: 0, hitsPerPage: 10, snippetWords: 3, ...more });
const firstPath = (query: string) =>
  find(full, query).hits[0]?.url.replace('https://docs.example/sub', '');

const role = '/docs/api/class-page#page-get-by-role';
const option = '/docs/api/class-page#page-goto-option-wait-until';

test.each([
  ['getByRole', role],
  ['get_by_role', role],
  ['GetByRoleAsync', role],
  ['getbyroleasync', role],
  ['page.getbyrole', role],
  ['page.getByRole("x")', role],
  ['get by role', role],
  ['getByRo', role],
  ['page.getBy', role],
  ['getByRoel', role],
  // By its name in other editions.
  ['page.goto', '/docs/api/class-page#page-goto'],
  // The class that is meant comes first, and a class before members of the same name.
  ['click', '/docs/api/class-locator#locator-click'],
  ['page.click', '/docs/api/class-page#page-click'],
  ['page', '/docs/api/class-page'],
  // Options, events and flags.
  ['waitUntil', option],
  ["page.on('popup')", '/docs/api/class-page#page-event-popup'],
  ['--headed', '/docs/running-tests#headed-mode'],
  // By keywords and by synonyms.
  ['set up', '/docs/intro'],
  // A guide for its own word: the beginning of its title, its label in the sidebar, or a keyword, before a member.
  ['running', '/docs/running-tests'],
  ['install', '/docs/intro'],
  ['execution', '/docs/running-tests'],
  ['url', '/docs/running-tests'],
  ['cy.visit', '/docs/api/class-page#page-goto'],
])('finds by %s the place %s', (query, path) => {
  expect(firstPath(query)).toBe(path);
});

test('finds options before the texts are there', () => {
  expect(find(names, 'waitUntil').hits[0]?.objectID).toBe(option);
});

test('has hits of the shape of a record, with marks in the titles', () => {
  const unmarked = (text: string) => [{ text, isMatch: false }];

  expect(find(full, 'navigate').hits[0]).toEqual({
    objectID: '/docs/api/class-page#page-goto',
    type: 'lvl3',
    hierarchy: expect.objectContaining({
      lvl0: 'API',
      lvl1: 'Page',
      lvl3: 'page.navigate()',
    }) as unknown,
    content: null,
    url: 'https://docs.example/sub/docs/api/class-page#page-goto',
    marked: {
      lvl0: unmarked('API'),
      lvl1: unmarked('Page'),
      lvl2: unmarked('Methods'),
      lvl3: [...unmarked('page.'), { text: 'navigate', isMatch: true }, ...unmarked('()')],
      content: unmarked('Visits a URL.'),
    },
    standing: 'discouraged',
  });
});

test('shows a snippet where only the text has the words', () => {
  expect(find(full, 'enough').hits[0]).toMatchObject({
    objectID: '/docs/intro:0',
    type: 'content',
    content: 'One command is enough.',
    marked: {
      content: [{ text: '…command is ' }, { text: 'enough', isMatch: true }, { text: '.' }],
    },
  });
});

test('finds texts only once they are there', () => {
  expect(find(names, 'command enough').nbHits).toBe(0);
  expect(find(full, 'command enough').nbHits).toBe(1);
});

test.each(['', '!?'])('finds nothing for "%s"', (query) => {
  expect(find(full, query).hits).toEqual([]);
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
