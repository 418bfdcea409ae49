import { expect, test } from 'vitest';
import { patternsIn, readLocator } from './translate.ts';

const question = { testIdAttribute: 'data-testid', language: 'javascript' } as const;

test.each([
  ['internal:text=/^a\\/b$/gi', ['/^a\\/b$/i']],
  ['internal:role=button[name=/book/i] >> internal:has-text=/seats?/', ['/book/i', '/seats?/']],
  ['article:text-matches("seats?", "i")', ['/seats?/i']],
  ['internal:text="Seats"i', []],
])('finds the regular expressions of %s', (selector, patterns) => {
  expect(patternsIn(selector).map(String)).toEqual(patterns);
});

test('reads the locator', () => {
  expect(readLocator({ ...question, html: '<p>', text: "page.getByText('Seats')" })).toEqual({
    type: 'locator',
    selector: 'internal:text="Seats"i',
    language: 'javascript',
    leftOut: [],
  });
});
