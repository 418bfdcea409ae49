import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { unprinted } from './pythonClaims.ts';

test('finds the lines that were not printed, whatever their numbers and what varies', () => {
  const sample = sampleOf('Timeout 30000ms exceeded.\n  - waiting for locator(…)\nClosed');

  const found = unprinted(
    sample,
    'Timeout 500ms exceeded.\nCall log:\n  - waiting for locator("p")',
  );

  expect(found.map(({ line }) => line)).toEqual([3]);
  expect(unprinted(sample, undefined)).toEqual([]);
});
