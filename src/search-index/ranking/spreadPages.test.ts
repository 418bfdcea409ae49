import { expect, test } from 'vitest';
import type { RankedPlace } from './rankPlaces.ts';
import { hierarchyOf } from '#search-index/place.ts';
import { spreadPages } from './spreadPages.ts';

const ranked = (path: string, score: number): RankedPlace => ({
  place: {
    path,
    kind: 'heading',
    level: 2,
    hierarchy: hierarchyOf(),
    name: '',
    owner: '',
    aliases: [],
    keywords: [],
    texts: [],
  },
  score,
  match: {},
});

test('leaves room for other pages on the first screen and loses nothing', () => {
  const many = [9, 8, 7, 6, 5, 4].map((score) => ranked(`/a#${score}`, score));
  const spread = spreadPages([...many, ranked('/b', 3), ranked('/c', 2)], 6);

  expect(spread.map(({ place }) => place.path)).toEqual([
    '/a#9',
    '/a#8',
    '/a#7',
    '/a#6',
    '/b',
    '/c',
    '/a#5',
    '/a#4',
  ]);
});
