import { expect, test } from 'vitest';
import { barFor, PAGE_METRICS } from './metrics.ts';

test.each([
  ['/docs/intro', 0],
  ['/python/docs/next/locators', 0],
  ['/docs/api/class-page', 40],
  ['/', undefined],
])('finds the bar of %s for blocking time', (path, expected) => {
  expect(barFor(PAGE_METRICS.blockingTime, path)).toBe(expected);
});

test('applies a bar for all pages to every page', () => {
  expect(barFor(PAGE_METRICS.scriptsRatio, '/')).toBe(1.6);
});
