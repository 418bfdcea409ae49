import { expect, test } from 'vitest';
import { readRules } from '#search-index/rules.ts';
import { testRules } from '#search-index/testRules.ts';
import { corrections, similarWords, typoDistance } from './correctQuery.ts';
import { parseQuery } from './parseQuery.ts';

const terms = ['click', 'clock', 'dblclick', 'screenshot', 'waitforselector', 'tap'];
const index = { vocabulary: new Set(terms), rules: readRules(testRules) };

test.each([
  ['clcik', false, ['click']],
  ['screnshot', false, ['screenshot']],
  ['watiforselecter', false, ['waitforselector']],
  ['clack', false, ['click', 'clock']],
  ['screnh', false, []],
  ['scrensh', true, ['screenshot']],
  ['tab', false, []],
])('finds what %s was meant to be (still being typed: %s)', (word, isUnfinished, meant) => {
  expect(corrections(word, index, isUnfinished)).toEqual(meant);
});

test('offers words that are spelled alike, the nearest first', () => {
  const query = parseQuery('scrnsht clik', index.rules);

  expect(similarWords(query, index)).toEqual(['click', 'screenshot', 'clock']);
});

test('counts exchanged letters once and stops at the limit', () => {
  expect(typoDistance('clcik', 'click', 2)).toBe(1);
  expect(typoDistance('abcd', 'dcba', 2)).toBe(3);
  expect(typoDistance('', 'abc', 2)).toBe(3);
});
