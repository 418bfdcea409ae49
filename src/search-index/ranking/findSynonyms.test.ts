import { expect, test } from 'vitest';
import { readRules } from '#search-index/rules.ts';
import { testRules } from '#search-index/testRules.ts';
import { findSynonyms } from './findSynonyms.ts';

const rules = readRules(testRules);
const meanings = (...words: string[]) => findSynonyms(words, rules).flatMap((one) => one.words);

test('finds a word in its other forms', () => {
  expect(meanings('alerts')).toContain('dialog');
});

test('finds a phrase with words in between, but not in pieces', () => {
  expect(meanings('wait', 'for', 'the', 'element')).toContain('waitForSelector');
  expect(meanings('drag', 'and', 'drop')).toContain('dragTo');
  expect(meanings('drop')).not.toContain('dragTo');
});

test('says which words of the query it explains', () => {
  expect(findSynonyms(['cy', 'get'], rules)).toContainEqual({
    typed: ['cy', 'get'],
    words: ['find', 'getByTestId'],
  });
});
