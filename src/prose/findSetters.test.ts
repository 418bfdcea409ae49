import { expect, test } from 'vitest';
import { findSetters } from './findSetters.ts';
import { guideOf } from './testing.ts';

function setters(body: string) {
  return findSetters(guideOf('seats', body).tree).map(({ line, text }) => `${line}: ${text}`);
}

test.each([
  ['Set :api[Locator.click.force] to skip the checks.', 'Set Locator.click.force'],
  ['Text, unless\nyou set :api[Page.getByText.exact].', 'set Page.getByText.exact'],
  ['- Pass :api[Page.waitForRequest.timeout].', 'Pass Page.waitForRequest.timeout'],
  ['Set the option :api[Page.screenshot.caret].', 'Set the option Page.screenshot.caret'],
  ['Set `setForce` to skip the checks.', 'Set setForce'],
])('finds a setter after a verb in %j', (text, found) => {
  expect(setters(text)).toEqual([expect.stringContaining(found)]);
});

test.each([
  'Use :api[Locator.click.force] to skip the checks.',
  'With `setForce`, the checks are skipped.',
  'Pass it to :api[Browser.newContext], or call `setForce`.',
  'The test sets `baseURL`.',
])('finds nothing wrong in %j', (text) => {
  expect(setters(text)).toEqual([]);
});
