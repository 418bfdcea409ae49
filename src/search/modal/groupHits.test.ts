import { expect, test } from 'vitest';
import type { SearchHit } from '#model/search.ts';
import { makeHit } from '#search/testing.ts';
import { groupHits } from './groupHits.ts';

const group = (hits: SearchHit[]) => groupHits(hits, { baseUrl: '/', search: {} }, 5);
const ids = (hits: SearchHit[]) => group(hits).map((hit) => `${hit.group?.title} ${hit.objectID}`);

test('takes marks off before it compares sections (search-results)', () => {
  const hits = [makeHit('1', { lvl0: '<mark>API</mark>' }), makeHit('2', { lvl0: 'API' })];

  expect(ids(hits)).toEqual(['API 1', 'API 2']);
});

test('puts hits of one page together (search-results)', () => {
  const hits = [
    makeHit('page', { lvl1: 'Page' }),
    makeHit('frame', { lvl1: 'Frame' }),
    makeHit('goto', { lvl1: 'Page', lvl2: 'goto()' }, 'lvl2'),
  ];

  expect(ids(hits)).toEqual(['Guides page', 'Guides goto', 'Guides frame']);
});

test('shows a hit as child of its page only if that is above (search-results)', () => {
  const goto = makeHit('goto', { lvl1: 'Page', lvl2: 'goto()' }, 'lvl2');
  const text = makeHit('text', { lvl1: 'Page' }, 'content');
  const page = makeHit('page', { lvl1: 'Page' });
  const other = makeHit('other', { lvl1: 'Frame', lvl2: 'goto()' }, 'lvl2');

  const shown = group([goto, page, text, other]);

  expect(shown.map((hit) => [hit.objectID, hit.isChild ?? false, hit.pageHit?.objectID])).toEqual([
    ['goto', false, 'page'],
    ['page', false, undefined],
    ['text', true, 'page'],
    ['other', false, undefined],
  ]);
});
