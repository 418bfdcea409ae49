import { expect, test } from 'vitest';
import { findTerms } from './findTerms.ts';
import { proseOf } from './proseOf.ts';
import { guideOf } from './testing.ts';

const TERMS = [
  { not: ['address', 'addresses'], write: '"URL"', except: ['email address'] },
  { not: ['goes before'], write: '"overrides"', except: [] },
];

function terms(body: string) {
  return findTerms(proseOf(guideOf('seats', body).tree), TERMS);
}

test('finds a word in each of its forms, with its line and context', () => {
  expect(terms('Text.\n\nThe Address of the page and\nmore addresses.')).toMatchObject([
    {
      line: 8,
      text: 'address',
      what: '"Address" is not a term we use: "The Address of the page and more addresses.".',
      fix: 'Write "URL".',
    },
    { line: 9, text: 'addresses' },
  ]);
});

test('looks into headings, lists, tables, images and parts for some editions', () => {
  const body = [
    '## The address',
    '- an address',
    '| address |\n| --- |\n| x |',
    '![An address](../images/a.png)',
    ':::only{edition="java"}\nJava goes before.\n:::',
  ];

  expect(terms(body.join('\n\n')).map(({ line }) => line)).toEqual([6, 8, 10, 14, 17]);
});

test('leaves phrases alone in which the word is right, parts of words, and code', () => {
  expect(
    terms('An email address, `address`, addressed.\n\n```ts\nconst address = 1;\n```'),
  ).toEqual([]);
});
