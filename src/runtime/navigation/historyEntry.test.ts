import { expect, test } from 'vitest';
import { readEntry, writeEntry } from './historyEntry.ts';

const NOTHING = { index: undefined, scroll: undefined, place: undefined, fullLoad: false };

test.each([
  [null, {}],
  ['text', {}],
  [{ scroll: '12', index: null, place: { id: 'a' }, fullLoad: 1 }, {}],
  [
    { scroll: 12, index: 3 },
    { scroll: 12, index: 3 },
  ],
  [
    { place: { id: 'a', top: 3 }, fullLoad: true },
    { place: { id: 'a', top: 3 }, fullLoad: true },
  ],
])('reads %o', (state, expected) => {
  expect(readEntry(state)).toEqual({ ...NOTHING, ...expected });
});

test('keeps what else an entry holds', () => {
  history.replaceState({ results: [1], scroll: 5 }, '');

  writeEntry({ scroll: 7 });

  expect(history.state).toEqual({ results: [1], scroll: 7 });
});
