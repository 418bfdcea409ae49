import { expect, test } from 'vitest';
import { compiledPaths, matchPath } from './compilePath.ts';

test.each([
  ['/docs/:slug', '/docs/intro', { slug: 'intro' }],
  ['/docs/:slug', '/DOCS/Intro/', { slug: 'Intro' }],
  ['/docs/', '/docs', {}],
  ['/', '/', {}],
  ['/:edition/docs/:slug', '/python/docs/a.b', { edition: 'python', slug: 'a.b' }],
])('matches %s with %s (path-matching)', (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});

test.each([
  ['/docs/:slug', '/docs'],
  ['/docs/:slug', '/docs/api/class-page'],
  ['/a.b', '/axb'],
])('refuses %s for %s (path-matching)', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});

test('keeps at most 10000 compiled patterns and still matches the rest (path-pattern-cache)', () => {
  const paths = Array.from({ length: 10_001 }, (_, index) => `/page-${index}`);

  const refused = paths.filter((path) => !matchPath(path, path));

  expect(refused).toEqual([]);
  expect(compiledPaths.size).toBe(10_000);
});
