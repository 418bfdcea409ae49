import { expect, test } from 'vitest';
import { initialQuery } from './createSession.ts';

function pageWith(selected: string) {
  // Only the text of a selection is read.
  return { getSelection: () => ({ toString: () => selected }) as Selection };
}

test.each([
  ['nothing', '', '', { query: '', isSelected: false }],
  ['what was typed', 'selected', 'c', { query: 'c', isSelected: false }],
  ['the selected text', ' two\n words ', '', { query: 'two words', isSelected: true }],
  ['64 characters of it', 'x'.repeat(90), '', { query: 'x'.repeat(64), isSelected: true }],
])('begins with %s (search-opens, search-input)', (_, selected, typed, expected) => {
  expect(initialQuery(pageWith(selected), typed)).toEqual(expected);
});
