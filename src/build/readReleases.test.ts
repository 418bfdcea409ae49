import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadMatcher, readReleases } from './readReleases.ts';

const { releases, problems } = await readReleases(process.cwd());

test('finds a reason for every outcome in both packages', () => {
  expect(problems).toEqual([]);
});

test('computes whether patterns match with the package of each version', () => {
  const seats = (version: 'current' | 'stable') =>
    releases[version].urlPatterns
      .find(({ pattern }) => pattern === '**/shows/**/seats')
      ?.cases.map(({ matches }) => matches);

  // The releases differ in this one.
  expect(seats('stable')).toEqual([true, false]);
  expect(seats('current')).toEqual([true, true]);
});

test('says what is missing in a package without the matcher', () => {
  // A release that keeps it elsewhere.
  const core = join(process.cwd(), 'node_modules/playwright-core');

  expect(() => loadMatcher(core)).toThrow(
    /^playwright-core [\d.]+ has no "urlMatches" in lib\/utils\/isomorphic\/urlMatch\.js, which "::url-patterns"/,
  );
});
