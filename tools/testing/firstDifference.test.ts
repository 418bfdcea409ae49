import { expect, test } from 'vitest';
import { firstDifference } from './firstDifference.ts';

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
