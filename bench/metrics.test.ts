import { expect, test } from 'vitest';
import { barFor, PAGE_METRICS } from './metrics.ts';

test.each([
  ['guide', 50],
  ['largest', 200],
  ['/docs/intro', 50],
  ['/python/docs/next/locators', 100],
  ['/docs/api/class-page', 200],
  ['home', undefined],
  ['/', undefined],
])('finds the bar of %s for blocking time', (page, expected) => {
  expect(barFor(PAGE_METRICS.blockingTime, page)).toBe(expected);
});

test('applies a budget for any page to every page', () => {
  expect(barFor(PAGE_METRICS.articleCopies, 'home')).toBe(1);
});
