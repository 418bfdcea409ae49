import { expect, test } from 'vitest';
import { hierarchyOf } from '#search-index/place.ts';
import { arrangeHits } from './arrangeHits.ts';
import type { ScoredPlace } from './scorePlaces.ts';

const scored = (path: string, score: number): ScoredPlace => ({
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
    names: {
      name: '',
      owner: '',
      all: [],
      keys: [],
      keywords: [],
      likely: 0,
      isRare: false,
      sharedBy: 1,
    },
  },
  fit: 0,
  coverage: 0,
  titleCoverage: 0,
  score,
  match: {},
});

const arrange = (places: ScoredPlace[], hitsPerPage: number, page = 0) =>
  arrangeHits(places, { page, hitsPerPage, snippetWords: 5, site: '', hitsOfAPage: 4 }).hits.map(
    ({ url }) => url,
  );

test('leaves room for other pages on the first screen and loses nothing', () => {
  const many = [4, 5, 6, 7, 8, 9].map((score) => scored(`/a#${score}`, score));
  const places = [...many, scored('/b', 3), scored('/c', 2)];

  expect(arrange(places, 6)).toEqual(['/a#9', '/a#8', '/a#7', '/a#6', '/b', '/c']);
  expect(arrange(places, 6, 1)).toEqual(['/a#5', '/a#4']);
});

test('shows a place once, by its best score', () => {
  const places = [scored('/a', 1), scored('/b', 2), scored('/a', 3)];

  expect(arrange(places, 6)).toEqual(['/a', '/b']);
});
