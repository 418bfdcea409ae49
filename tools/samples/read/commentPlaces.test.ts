import { expect, test } from 'vitest';
import { nearestLine } from './commentPlaces.ts';

const LINES = ['a();', 'b();', '', 'a();', 'b();', 'c();', 'a();'];

test('finds the occurrence that is nearest to a line', () => {
  expect(nearestLine(LINES, ['a();', 'b();'], 1)).toBe(1);
  expect(nearestLine(LINES, ['a();', '  b();'], 7)).toBe(4);
  expect(nearestLine(LINES, ['a();', 'c();'], 1)).toBeUndefined();
});
