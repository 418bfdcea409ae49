import { expect, test } from 'vitest';
import { makePlace } from '#search-index/place.ts';
import { arrangeHits, cutText, markWords } from './arrangeHits.ts';
import type { FoundPlace } from './findPlaces.ts';

function arrange(paths: string[], hitsPerPage: number, page = 0): string[] {
  const found = paths.map((path) => {
    const place = makePlace(['', ''], { path, kind: 'heading', name: '' });
    // Only what is read of a place.
    return { place, match: new Map() } as unknown as FoundPlace;
  });
  const options = { page, hitsPerPage, snippetWords: 5, site: '', hitsOfAPage: 4 };
  return arrangeHits(found, options).hits.map(({ url }) => url);
}

test('leaves room for other pages on the first screen and loses nothing', () => {
  const places = ['/a#9', '/a#8', '/a#7', '/a#6', '/a#5', '/a#4', '/b', '/c'];

  expect(arrange(places, 6)).toEqual(['/a#9', '/a#8', '/a#7', '/a#6', '/b', '/c']);
  expect(arrange(places, 6, 1)).toEqual(['/a#5', '/a#4']);
});

test('shows a place once, by its best score', () => {
  expect(arrange(['/a', '/b', '/a'], 6)).toEqual(['/a', '/b']);
});

test('marks words and names that have a term', () => {
  const parts = markWords('page.getByRole() on a Page', new Set(['role', 'page']));

  expect(parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(
    '[page].[getByRole]() on a [Page]',
  );
});

test.each([
  ['one two', 'two', 5, 'one two'],
  ['a b hit c d e hit hit f g', 'hit', 3, '…e hit hit…'],
  ['a b hit c d e hit hit f g', 'a', 3, 'a b hit…'],
  ['a b hit c d e hit hit f g', 'g', 3, '…hit f g'],
])('cuts "%s" to the part with the most matches of %s', (text, term, length, expected) => {
  expect(cutText(text, new Set([term]), length)).toBe(expected);
});
