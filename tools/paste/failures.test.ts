import { expect, test } from 'vitest';
import { sampleOf } from '../samples/testing.ts';
import { kindOfFailure } from './failures.ts';
import type { Paste } from './paste.ts';

function pasteOf(text: string, isComplete = false): Paste {
  return { sample: sampleOf(text), edition: 'nodejs', isComplete, text, beside: [] };
}

test('keeps the first line of a message, at a line of the sample', () => {
  expect(kindOfFailure(pasteOf('1;\n2;'), 9, '\nTimeout\nCall log:')).toEqual({
    status: 'failed',
    line: 2,
    message: 'Timeout',
  });
});

test.each([
  'ReferenceError: seats is not defined',
  "NameError: name 'seats' is not defined",
  'cannot find symbol; symbol: variable seats; location: class Sample',
])('does not hold names of other samples against a fragment: %s', (message) => {
  const { status } = kindOfFailure(pasteOf('seats;'), 1, message);
  const ofComplete = kindOfFailure(pasteOf('seats;', true), 1, message);

  expect([status, ofComplete.status]).toEqual(['untried', 'failed']);
});

test('holds a missing import of a module against a fragment', () => {
  const { status } = kindOfFailure(pasteOf('re;'), 1, "NameError: name 're' is not defined");

  expect(status).toBe('failed');
});

test('does not hold the browsers of this machine against a sample', () => {
  const message = "browserType.launch: Executable doesn't exist at /b/firefox-1495/firefox/firefox";

  expect(kindOfFailure(pasteOf('1;', true), 1, message).status).toBe('untried');
});

test('passes a sample that fails as it says', () => {
  const paste = pasteOf('await page.click(); // throws: strict mode violation');

  expect(kindOfFailure(paste, 1, 'Error: strict mode violation: 2 elements').status).toBe('passed');
  expect(kindOfFailure(paste, 1, 'Error: Timeout').status).toBe('failed');
});
