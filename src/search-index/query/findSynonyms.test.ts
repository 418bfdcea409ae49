import { expect, test } from 'vitest';
import { findSynonyms } from './findSynonyms.ts';
import { SYNONYMS } from './synonyms.ts';

const meanings = (...words: string[]) => findSynonyms(words).flatMap((one) => one.words);

test('finds a word in its other forms', () => {
  expect(meanings('alerts')).toContain('dialog');
});

test('finds a phrase with words in between, but not in pieces', () => {
  expect(meanings('wait', 'for', 'the', 'element')).toContain('waitForSelector');
  expect(meanings('drag', 'and', 'drop')).toContain('dragTo');
  expect(meanings('drop')).not.toContain('dragTo');
});

test('says which words of the query it explains', () => {
  expect(findSynonyms(['cy', 'get'])).toContainEqual({
    typed: ['cy', 'get'],
    words: ['locator', 'getByTestId'],
  });
});

test('has no phrase twice', () => {
  const phrases = Object.keys(SYNONYMS).flatMap((phrases) => phrases.split(', '));

  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
});
