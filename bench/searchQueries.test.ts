import { expect, test } from 'vitest';
import { percentile, typedQueries } from './searchQueries.ts';

test('types queries letter by letter', () => {
  const queries = typedQueries('nodejs-stable');

  expect(queries.slice(0, 3)).toEqual(['g', 'ge', 'get']);
  expect(queries.length).toBeGreaterThan(100);
});

test('finds the value that most stay below', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);

  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBeUndefined();
});
