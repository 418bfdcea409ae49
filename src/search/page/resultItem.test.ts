import { expect, test } from 'vitest';
import { makeHit } from '#search/testing.ts';
import { resultItem } from './resultItem.ts';

const site = { baseUrl: '/sub/', search: {} };

test('shows the deepest level as title and the others as trail (search-page-results)', () => {
  const hit = makeHit('page', { lvl0: 'API', lvl1: 'Page', lvl2: 'Methods', lvl3: 'click()' });

  const { title, trail, snippet } = resultItem(hit, site);

  expect(title).toEqual([{ text: 'click()', isMatch: false }]);
  expect(trail).toEqual(['API', 'Page', 'Methods']);
  expect(snippet).toEqual([]);
});

test('marks what was searched for in title and text, and lets no other markup through (search-page-results)', () => {
  const hit = {
    ...makeHit('seats', { lvl1: 'Seats' }, 'content'),
    content: 'Take a seat.',
    _snippetResult: {
      hierarchy: { lvl1: { value: '<mark>Seat</mark>s' } },
      content: { value: 'Take a <mark>seat</mark><img src=x>' },
    },
  };

  const { title, snippet } = resultItem(hit, site);

  expect(title).toEqual([
    { text: 'Seat', isMatch: true },
    { text: 's', isMatch: false },
  ]);
  expect(snippet.at(-1)).toEqual({ text: '<img src=x>', isMatch: false });
});

test('leads to a path of this site (hit-urls)', () => {
  const { href, isExternal } = resultItem(makeHit('seats'), site);

  expect({ href, isExternal }).toEqual({ href: '/sub/docs/seats', isExternal: false });
});
