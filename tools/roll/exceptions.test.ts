import { expect, test } from 'vitest';
import { matchesPath } from './exceptions.ts';

test.each([
  ['Page.goto.url', 'Page.goto.url', true],
  ['Page.goto', 'Page.goto.url', false],
  ['Page.*.url', 'Page.goto.url', true],
  ['Page.*', 'Page.goto.url', false],
  ['Page.*', 'Page.goto:', false],
  ['Page.**', 'Page.goto.url', true],
  ['**.url', 'Page.goto.url', true],
  ['Page.go*.url', 'Page.goto.url', true],
  ['Page.goto', 'Page+goto', false],
  ['Page.$eval', 'Page.$eval', true],
])('matches %s with %s: %s', (pattern, path, expected) => {
  expect(matchesPath(pattern, path)).toBe(expected);
});
