import { describe, expect, test } from 'vitest';
import { corrections, typoDistance } from './correctQuery.ts';
import { readRules } from '#search-index/rules.ts';
import { testRules } from '#search-index/testRules.ts';
import { createVocabulary } from '#search-index/placeIndex.ts';

const vocabulary = createVocabulary();
const index = { vocabulary, rules: readRules(testRules) };
for (const term of ['click', 'clock', 'dblclick', 'screenshot', 'waitforselector', 'tap']) {
  vocabulary.add(term);
}

describe('corrections', () => {
  test.each([
    ['clcik', ['click']],
    ['screnshot', ['screenshot']],
    ['watiforselecter', ['waitforselector']],
    ['clack', ['click', 'clock']],
  ])('finds what %s was meant to be', (word, terms) => {
    expect(corrections(word, index, false)).toEqual(terms);
  });

  test('finds the beginning of a word that is still being typed', () => {
    expect(corrections('screnh', index, false)).toEqual([]);
    expect(corrections('scrensh', index, true)).toEqual(['screenshot']);
  });

  test('leaves short words as they are', () => {
    expect(corrections('tab', index, false)).toEqual([]);
  });
});

describe('typoDistance', () => {
  test('counts exchanged letters once and stops at the limit', () => {
    expect(typoDistance('clcik', 'click', 2)).toBe(1);
    expect(typoDistance('abcd', 'dcba', 2)).toBe(3);
    expect(typoDistance('', 'abc', 2)).toBe(3);
  });
});
