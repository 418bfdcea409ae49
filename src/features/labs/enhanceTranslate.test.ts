import { expect, test } from 'vitest';
import type { Language } from './enhanceLanguages.ts';
import { translate } from './enhanceTranslate.ts';

const read = (text: string, language: Language = 'javascript') =>
  translate({ text, testIdAttribute: 'data-qa', language });

test.each([
  ["await page.getByTestId('total');", 'javascript'],
  ['page.get_by_test_id("total")', 'python'],
  ['page.getByTestId("total")', 'java'],
  ['Page.GetByTestId("total")', 'csharp'],
])('reads %s on the page of any edition', (text, from) => {
  expect(read(text, from as Language)).toMatchObject({
    type: 'translation',
    from,
    selector: 'internal:testid=[data-qa="total"s]',
    locators: {
      javascript: "getByTestId('total')",
      python: 'get_by_test_id("total")',
      java: 'getByTestId("total")',
      csharp: 'GetByTestId("total")',
    },
  });
});

test('reads the language of another edition, and selectors', () => {
  expect(read('get_by_text("Seats").first')).toMatchObject({ from: 'python' });
  expect(read('#seats >> button')).toMatchObject({ from: 'selector' });
});

test('reads both kinds of quotes in Python', () => {
  expect(read(`locator('a:text("It\\'s on")').first`, 'python')).toMatchObject({
    from: 'python',
    selector: `a:text("It's on") >> nth=0`,
  });
});

test.each([
  ['', 0, 'Type a locator or a selector.'],
  ["getByText('Seats)", 10, 'This string is not closed.'],
  ["getByRole('button', { name: 'Book' )", 35, '"}" is missing before this ")".'],
  ["getByText('Seats'))", 18, 'Nothing is open that ")" could close.'],
  ["getByRole('button'", 9, '"(" is not closed.'],
  ["getByText('Seats').fist().last()", 18, 'The locator is valid up to here.'],
  ['getByTxt(seats)', 0, 'This is neither a locator'],
])('points at the mistake in %s', (text, at, reason) => {
  expect(read(text)).toMatchObject({
    type: 'error',
    place: { at, reason: expect.stringContaining(reason) as string },
  });
});

test('refuses texts that are no locator by their length', () => {
  expect(read('a'.repeat(10_001))).toMatchObject({ type: 'error', text: '' });
});
