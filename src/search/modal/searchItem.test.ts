import { expect, test } from 'vitest';
import { groupHits } from '#search/modal/searchItem.ts';
import { makeHit } from '#search/testing.ts';

const ids = (groups: ReturnType<typeof groupHits>) =>
  groups.map(({ title, hits }) => [title, ...hits.map(({ objectID }) => objectID)]);

test('groups by section in the order of first appearance, five each (search-results)', () => {
  const hits = [
    ...Array.from({ length: 8 }, (_, at) => makeHit(`g${at}`, { lvl0: 'Guides', lvl1: `G${at}` })),
    ...Array.from({ length: 3 }, (_, at) => makeHit(`a${at}`, { lvl0: 'API', lvl1: `A${at}` })),
  ];

  expect(ids(groupHits(hits, 5))).toEqual([
    ['Guides', 'g0', 'g1', 'g2', 'g3', 'g4'],
    ['API', 'a0', 'a1', 'a2'],
  ]);
});

test('takes marks off before it compares sections (search-results)', () => {
  const hits = [makeHit('1', { lvl0: '<mark>API</mark>' }), makeHit('2', { lvl0: 'API' })];

  expect(ids(groupHits(hits, 5))).toEqual([['API', '1', '2']]);
});

test('puts hits of one page together (search-results)', () => {
  const hits = [
    makeHit('page', { lvl1: 'Page' }),
    makeHit('frame', { lvl1: 'Frame' }),
    makeHit('goto', { lvl1: 'Page', lvl2: 'goto()' }, 'lvl2'),
  ];

  expect(ids(groupHits(hits, 5))).toEqual([['Guides', 'page', 'goto', 'frame']]);
});

test('shows a hit as child of its page only if that is above (search-results)', () => {
  const goto = makeHit('goto', { lvl1: 'Page', lvl2: 'goto()' }, 'lvl2');
  const text = makeHit('text', { lvl1: 'Page' }, 'content');
  const page = makeHit('page', { lvl1: 'Page' });
  const other = makeHit('other', { lvl1: 'Frame', lvl2: 'goto()' }, 'lvl2');

  const [group] = groupHits([goto, page, text, other], 5);

  expect(group?.hits.map(({ objectID, isChild }) => [objectID, isChild])).toEqual([
    ['goto', false],
    ['page', false],
    ['text', true],
    ['other', false],
  ]);
  expect(group?.hits.map(({ pageHit }) => pageHit?.objectID)).toEqual([
    'page',
    undefined,
    'page',
    undefined,
  ]);
});
