import { expect, test } from 'vitest';
import { htmlReport } from './htmlReport.ts';
import { MULTIPLE_METRICS } from './metrics.ts';
import { fitLine } from './plots.ts';

const report = (runs: number[]) => {
  const row = { metric: MULTIPLE_METRICS.scriptTime, page: 'guide', samples: [runs] };
  return htmlReport('<machine>', [{ title: 'Multiples', rows: [row] }]);
};

test('draws every run and the bar, and marks what is over it', () => {
  expect(report([1.5, 1.7, 1.8]).match(/<circle/g)).toHaveLength(3);
  expect(report([1.5, 1.7, 1.8])).toContain('<span class="over">1.70 ×</span>');
  expect(report([1.5])).not.toContain('class="over"');
});

test('escapes what it is given', () => {
  expect(report([1])).toContain('&lt;machine&gt;');
});

test('fits a line', () => {
  const points = [100, 200, 400].map((x) => ({ x, y: 7 + 3 * x }));

  const { start, slope } = fitLine(points);

  expect(start).toBeCloseTo(7);
  expect(slope).toBeCloseTo(3);
});
