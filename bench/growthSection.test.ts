import { expect, test } from 'vitest';
import { slopeRatio } from './growthSection.ts';

const SIZES = [100, 200, 400, 800];

test('compares what a page costs in small and large sites', () => {
  const linear = SIZES.map((x) => ({ x, y: 10 + 0.02 * x }));
  const quadratic = SIZES.map((x) => ({ x, y: 10 + 0.001 * x * x }));

  expect(slopeRatio(linear)).toBeCloseTo(1);
  expect(slopeRatio(quadratic)).toBeGreaterThan(1.9);
});
