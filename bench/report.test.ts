import { expect, test } from 'vitest';
import { PAGE_METRICS } from './metrics.ts';
import type { Section } from './report.ts';
import { formatReport } from './report.ts';

const sections: Section[] = [
  {
    title: 'guide /docs/intro',
    rows: [
      { metric: PAGE_METRICS.jsBytes, page: 'guide', samples: [[2048], [4096]] },
      { metric: PAGE_METRICS.blockingTime, page: 'guide', samples: [[60, 70, 900], []] },
      { metric: PAGE_METRICS.layoutShift, page: 'guide', samples: [[0], [0]] },
    ],
  },
];

test('prints the median next to its budget', () => {
  const alone = sections.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ ...row, samples: row.samples.slice(0, 1) })),
  }));

  expect(formatReport(alone)).toMatchInlineSnapshot(`
    "guide /docs/intro             ours           spread         bar
      JavaScript               2.0 KiB                   ≤ 80.0 KiB
      total blocking time        70 ms  60 ms to 900 ms     ≤ 50 ms  over
      cumulative layout shift    0.000"
  `);
});

test('prints two sites with their ratio', () => {
  expect(formatReport(sections)).toMatchInlineSnapshot(`
    "guide /docs/intro             ours           spread         bar         theirs  ours ÷ theirs
      JavaScript               2.0 KiB                   ≤ 80.0 KiB        4.0 KiB           0.50
      total blocking time        70 ms  60 ms to 900 ms     ≤ 50 ms  over        –
      cumulative layout shift    0.000                                       0.000"
  `);
});
