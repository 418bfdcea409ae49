import { expect, test } from 'vitest';
import type { Counterpart, PageMeta } from '#model/page.ts';
import { counterpartAnchor, switchText } from './counterpart.ts';

const same: Counterpart = {
  path: '/python/docs/seats',
  match: 'same',
  anchors: {
    fixtures: { id: 'rows', match: 'nearest' },
    old: { id: 'new', match: 'moved' },
    'only-here': { id: '', match: 'nearest' },
  },
};

test.each([
  ['#rows', '#rows'],
  ['#fixtures', '#rows'],
  ['#old', '#new'],
  ['#only-here', ''],
  ['', ''],
  ['#%E0%A4%A', '#%E0%A4%A'],
])('leads the anchor "%s" to "%s" (edition-links)', (hash, expected) => {
  expect(counterpartAnchor(same, hash)).toBe(expected);
});

test('drops the anchor when there is no such page (edition-missing-page)', () => {
  for (const match of ['nearest', 'none'] as const) {
    expect(counterpartAnchor({ path: '/', match }, '#rows')).toBe('');
  }
});

const meta = { title: 'Seats' } as PageMeta;
const tell = (counterpart: Counterpart, hash = '') =>
  switchText({ meta, counterpart, place: 'the Python edition', hash });

test('says nothing when the reader lands where the link promises', () => {
  expect(tell(same)).toBeUndefined();
  expect(tell(same, '#rows')).toBeUndefined();
  expect(tell(same, '#old')).toBeUndefined();
});

test.each([
  ['nearest', '', '“Seats” isn’t available in the Python edition. This is the closest page.'],
  [
    'none',
    '',
    '“Seats” isn’t available in the Python edition, and there is no similar page. This is the start of its docs.',
  ],
  ['same', '#fixtures', 'The Python edition doesn’t have that section. This is the closest one.'],
] as const)('says where the reader landed when the page is "%s"%s', (match, hash, text) => {
  expect(tell({ ...same, match }, hash)).toBe(text);
});
