import { expect, test } from 'vitest';
import { createWordIndex, type Lookup } from './wordIndex.ts';

const FIELDS = ['name', 'text'];
const WEIGHTS = { fields: { name: 2, text: 1 }, prefix: 0.5 };

function search(documents: string[][], ...lookups: (Partial<Lookup> & { term: string })[]) {
  const index = createWordIndex(FIELDS);
  for (const [id, texts] of documents.entries()) index.add(id, texts);
  const all = lookups.map((one) => ({ weight: 1, isPrefix: false, fields: FIELDS, ...one }));
  return index.search(all, WEIGHTS);
}

const idsOf = (hits: { id: number }[]) => hits.map(({ id }) => id);

test('finds the documents with a term, and says in which fields', () => {
  const [hit, ...others] = search(
    [
      ['Click', 'It clicks.'],
      ['Fill', 'Types a text.'],
    ],
    { term: 'click' },
  );

  expect(hit).toMatchObject({ id: 0, queryTerms: ['click'] });
  expect([...(hit?.match ?? [])]).toEqual([['click', ['name']]]);
  expect(others).toEqual([]);
});

test('finds a name by its parts', () => {
  expect(idsOf(search([['getByRole', '']], { term: 'role' }))).toEqual([0]);
});

test('finds longer terms, which count less', () => {
  const documents = [
    ['screenshots', ''],
    ['screen', ''],
    ['sign', ''],
  ];

  expect(idsOf(search(documents, { term: 'screen', isPrefix: true }))).toEqual([1, 0]);
  expect(idsOf(search(documents, { term: 'screen' }))).toEqual([1]);
});

test('looks only where it is told to', () => {
  const documents = [
    ['click', ''],
    ['', 'click'],
  ];

  expect(idsOf(search(documents, { term: 'click', fields: ['text'] }))).toEqual([1]);
});

test.each([
  [
    'the field that weighs more',
    [
      ['', 'click'],
      ['click', ''],
    ],
    [1, 0],
  ],
  [
    'the one that repeats it',
    [
      ['', 'click here'],
      ['', 'click click here'],
    ],
    [1, 0],
  ],
  [
    'the shorter text',
    [
      ['', 'click here and there'],
      ['', 'click'],
    ],
    [1, 0],
  ],
])('puts first %s', (_, documents, ids) => {
  expect(idsOf(search(documents, { term: 'click' }))).toEqual(ids);
});

test('puts first the document with the rarer term, and before it the one with both', () => {
  const documents = [
    ['', 'click'],
    ['', 'drag'],
    ['', 'click a list'],
    ['', 'drag click'],
  ];

  expect(idsOf(search(documents, { term: 'click' }, { term: 'drag' }))).toEqual([3, 1, 0, 2]);
});

test('weighs the terms of a query', () => {
  const documents = [
    ['', 'click'],
    ['', 'drag'],
  ];

  expect(idsOf(search(documents, { term: 'click', weight: 0.5 }, { term: 'drag' }))).toEqual([
    1, 0,
  ]);
});

test('knows all terms, and those that no document has', () => {
  const index = createWordIndex(FIELDS);
  index.add(0, ['getByRole', 'A role.']);
  index.addTerm('timeout');

  expect([...index.vocabulary]).toEqual(['getbyrole', 'get', 'by', 'role', 'a', 'timeout']);
  expect(index.vocabulary.has('timeout')).toBe(true);
});
