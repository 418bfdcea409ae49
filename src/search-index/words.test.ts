import { expect, test } from 'vitest';
import { findWords, nameKey, termsOf, withoutApostrophes, wordStem } from './words.ts';

test.each([
  'getByRole',
  'get_by_role',
  'GetByRole',
  'GetByRoleAsync',
  'get by role',
  'getbyrole',
  'get-by-role',
])('takes the spelling off %s', (name) => {
  expect(nameKey(name)).toBe('getbyrole');
});

test.each(['async', '$$eval'])('keeps the name %s', (name) => {
  expect(nameKey(name)).toBe(name);
});

test.each([
  ['Call page.toHaveURL() now', 'call page tohaveurl to have url now'],
  [
    "get_by_role --last-failed doesn't 'popup'",
    'getbyrole get by role lastfailed last failed doesnt popup',
  ],
])('finds the words of "%s", names whole and in parts', (text, words) => {
  const terms = findWords(withoutApostrophes(text)).flatMap(termsOf);

  expect(terms.join(' ')).toBe(words);
});

test.each([
  ['uploads', 'upload'],
  ['uploading', 'upload'],
  ['dragging', 'drag'],
  ['navigation', 'navigat'],
  ['navigate', 'navigat'],
  ['tests', 'test'],
  ...['headed', 'string', 'css', 'page'].map((word) => [word, word] as const),
] as const)('takes the ending off %s: %s', (word, stem) => {
  expect(wordStem(word)).toBe(stem);
});
