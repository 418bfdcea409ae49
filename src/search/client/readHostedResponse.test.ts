import { expect, test } from 'vitest';
import { readHostedResponse } from './readHostedResponse.ts';

const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://host.example/docs/input#x',
  hierarchy: { lvl0: 'Guides', lvl1: 'Input', lvl2: 'Clicks' },
  content: null,
};
const responseWith = (...hits: unknown[]) => ({ results: [{ hits, nbHits: hits.length }] });

test('reads hits, counts and the id of the query (hosted-response)', () => {
  const result = { hits: [hit], nbHits: 123, page: 1, nbPages: 9, queryID: 'q', params: 'x=1' };

  expect(readHostedResponse({ results: [result] })).toMatchObject({
    nbHits: 123,
    page: 1,
    nbPages: 9,
    queryID: 'q',
    source: 'hosted',
    hits: [{ objectID: '1', type: 'lvl2' }],
  });
});

test('fills the hierarchy and keeps nothing but strings', () => {
  const odd = {
    ...hit,
    hierarchy: { lvl0: 'Guides', lvl1: 7, lvl9: 'x' },
    content: { toString: 'x' },
    extra: 'x',
    _snippetResult: {
      hierarchy: { lvl0: { value: 'Guides', matchLevel: 'none' }, lvl2: 'x', lvl3: { value: 1 } },
      content: { value: 'a <mark>b</mark>', matchLevel: 'full' },
    },
  };

  expect(readHostedResponse(responseWith(odd)).hits).toEqual([
    {
      objectID: '1',
      type: 'lvl2',
      url: hit.url,
      hierarchy: {
        lvl0: 'Guides',
        lvl1: null,
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      _snippetResult: {
        hierarchy: { lvl0: { value: 'Guides' } },
        content: { value: 'a <mark>b</mark>' },
      },
    },
  ]);
});

test.each([
  ['no object', null],
  ['an unknown type', { ...hit, type: 'lvl0' }],
  ['no id', { ...hit, objectID: 1 }],
  ['no URL', { ...hit, url: undefined }],
  ['a URL that is a script', { ...hit, url: 'javascript:alert(1)' }],
])('leaves out a hit with %s', (_, broken) => {
  expect(readHostedResponse(responseWith(broken, hit)).hits).toHaveLength(1);
});

test('makes up for counts that are none', () => {
  const result = { hits: [hit], nbHits: '7', page: -1, nbPages: null };

  expect(readHostedResponse({ results: [result] })).toMatchObject({
    nbHits: 1,
    page: 0,
    nbPages: 1,
  });
});

test.each([undefined, 'text', {}, { results: {} }, { results: [] }, { results: [{ hits: 'x' }] }])(
  'refuses %j as a response',
  (response) => {
    expect(() => readHostedResponse(response)).toThrow('The search service sent no results.');
  },
);
