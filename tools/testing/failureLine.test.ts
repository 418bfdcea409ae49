import { expect, test } from 'vitest';
import { failureLine, firstDifference, repeatCommand } from './failureLine.ts';

test('shows location, title, difference and rerun command in one line', () => {
  const line = failureLine({
    status: 'failed',
    file: 'e2e/tabs.spec.ts',
    line: 12,
    title: 'remembers the tab',
    error: 'Error: not equal\n\nExpected: "npm"\nReceived: "pnpm"',
  });

  expect(line).toMatchInlineSnapshot(
    `"✗ e2e/tabs.spec.ts:12  remembers the tab  Error: not equal; Expected: "npm"; Received: "pnpm"  Rerun: npm test -- e2e/tabs.spec.ts "remembers the tab""`,
  );
});

test.each([
  ['says "no"', `'says "no"'`],
  ["doesn't cost $5", `'doesn'\\''t cost $5'`],
  ['plain', 'plain'],
])('quotes the title %j for a shell', (title, quoted) => {
  expect(repeatCommand('a.test.ts', title)).toBe(`npm test -- a.test.ts ${quoted}`);
});

test('repeats the whole file where no test is at fault', () => {
  expect(repeatCommand('a.test.ts', undefined)).toBe('npm test -- a.test.ts');
});

test('takes what was expected and received from a message of Playwright', () => {
  const message = `\u001b[31mError: expect(locator).toHaveText(expected) failed\u001b[39m

    Locator:  getByRole('status')
    Expected: "Copied"
    Received: "Copy"
    Timeout:  5000ms

    Call log:
      - Expect "toHaveText"`;

  expect(firstDifference(message)).toMatchInlineSnapshot(
    `"Error: expect(locator).toHaveText(expected) failed; Expected: "Copied"; Received: "Copy""`,
  );
});

test('keeps to one line of readable length', () => {
  const text = firstDifference(`first\nsecond ${'x'.repeat(500)}`);
  const long = firstDifference('x'.repeat(500));

  expect(text).toBe('first');
  expect(long).toHaveLength(300);
});
