import { expect, test } from 'vitest';
import { searchPath } from './searchPath.ts';

test.each([
  [undefined, '/', '/search'],
  [undefined, '/python/', '/python/search'],
  ['find', '/java/', '/java/find'],
  [false, '/', undefined],
] as const)('finds the page "%s" below %s at %s', (searchPagePath, prefix, path) => {
  expect(searchPath({ search: { searchPagePath } }, { prefix })).toBe(path);
});
