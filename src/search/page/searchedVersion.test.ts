import { expect, test } from 'vitest';

import { defaultVersion, versionOfPath, versionOfWord } from './searchedVersion.ts';
import { testSite } from './testing.ts';

const { versions } = testSite;

test.each([
  ['next', 'current'],
  ['Stable', 'stable'],
  ['1.12', undefined],
  ['', undefined],
])('reads the version "%s" of a URL as %s', (word, name) => {
  expect(versionOfWord(versions, word)?.name).toBe(name);
});

test.each([
  ['/docs/intro', 'stable'],
  ['/docs/next/intro', 'current'],
  ['/python/docs/next/api/class-page', 'current'],
  ['/python/docs/intro', 'stable'],
  ['/community/welcome', undefined],
  ['/', undefined],
])('finds that %s belongs to version %s', (path, name) => {
  expect(versionOfPath(testSite, path)).toBe(name);
});

test('prefers what the reader prefers, and otherwise the latest version', () => {
  expect(defaultVersion(versions, 'current')).toBe('current');
  expect(defaultVersion(versions, undefined)).toBe('stable');
});
