import { expect, test } from 'vitest';
import { PAGE_METRICS } from './metrics.ts';
import { brokenBars, createRow, formatReport, median } from './report.ts';

const { blockingTime, scripts, scriptsRatio } = PAGE_METRICS;
const report = (...rows: [typeof scripts | typeof blockingTime, number[][]][]) =>
  formatReport([
    {
      title: '/docs/intro',
      rows: rows.map(([metric, samples]) => createRow(metric, samples, '/docs/intro')),
    },
  ]);

test('prints the median and the spread beside the bar', () => {
  expect(report([blockingTime, [[60, 70, 900]]], [scripts, [[9]]])).toMatchInlineSnapshot(`
    "/docs/intro                 ours           spread     bar
      total blocking time      70 ms  60 ms to 900 ms  ≤ 0 ms  over
      scripts, processor time   9 ms"
  `);
});

test('prints two sites with their ratio', () => {
  expect(report([blockingTime, [[60], []]], [scripts, [[20], [40]]])).toMatchInlineSnapshot(`
    "/docs/intro                 ours  spread     bar        theirs  ours ÷ theirs
      total blocking time      60 ms          ≤ 0 ms  over       –
      scripts, processor time  20 ms                         40 ms           0.50"
  `);
});

test('names what is over a bar that holds on every machine', () => {
  const broken = (values: number[]) =>
    brokenBars([{ title: '/', rows: [createRow(scriptsRatio, [values], '/')] }]);

  expect(broken([1.5, 1.7, 1.8])).toEqual(['/: scripts']);
  expect(broken([1.5, 1.6, 9])).toEqual([]);
  expect(broken([])).toEqual(['/: scripts']);
  expect(brokenBars([{ title: '/', rows: [createRow(blockingTime, [[999]], '/docs/x')] }])).toEqual(
    [],
  );
});

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 2, 100], 3],
  [[10, 9, 100], 10],
  [[], undefined],
])('takes the middle of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});
