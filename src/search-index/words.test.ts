import { describe, expect, test } from 'vitest';
import { nameKey, splitWords, wordStem } from './words.ts';

describe('nameKey', () => {
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

  test('keeps a name that only ends like Async', () => {
    expect(nameKey('async')).toBe('async');
    expect(nameKey('$$eval')).toBe('$$eval');
  });
});

describe('splitWords', () => {
  test('finds names whole and in parts', () => {
    expect(splitWords('Call page.toHaveURL() now')).toEqual([
      'call',
      'page',
      'tohaveurl',
      'to',
      'have',
      'url',
      'now',
    ]);
  });

  test('reads snake case, flags and apostrophes', () => {
    expect(splitWords("get_by_role --last-failed doesn't 'popup'")).toEqual([
      'getbyrole',
      'get',
      'by',
      'role',
      'lastfailed',
      'last',
      'failed',
      'doesnt',
      'popup',
    ]);
  });
});

describe('wordStem', () => {
  test.each([
    ['uploads', 'upload'],
    ['uploading', 'upload'],
    ['dragging', 'drag'],
    ['navigation', 'navigat'],
    ['navigate', 'navigat'],
    ['tests', 'test'],
  ])('takes the ending off %s', (word, stem) => {
    expect(wordStem(word)).toBe(stem);
  });

  test.each(['headed', 'string', 'css', 'page'])('leaves %s alone', (word) => {
    expect(wordStem(word)).toBe(word);
  });
});
