import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { measureFirstResult } from './measureFirstResult.ts';
import { measureQueries } from './measureQueries.ts';
import type { Metric } from './metrics.ts';
import { SEARCH_METRICS } from './metrics.ts';
import type { Row, Section } from './report.ts';
import { gzipBytes, listIndexFiles } from './searchIndexes.ts';
import { percentile, typedQueries } from './searchQueries.ts';
import { openSlowLine } from './slowLine.ts';

const CPU_SLOWDOWN = 4;
const KEY = 'nodejs-stable';

export interface SearchBench {
  dist: string;
  origin: string;
  runs: number;
}

/** Index sizes, query times, and the time to the very first result. */
export async function searchSection({ dist, origin, runs }: SearchBench): Promise<Section[]> {
  const files = await listIndexFiles(dist);
  const scripts = (await readdir(join(dist, 'assets'))).filter((name) =>
    /^worker-.*\.js$/.test(name),
  );
  const [script] = scripts;
  if (script === undefined || files.length === 0) return [];
  const row = (metric: Metric, values: (number | undefined)[]): Row => ({
    metric,
    page: 'search',
    samples: [values.filter((value) => value !== undefined)],
  });
  const sizes = await Promise.all(
    files.map(async ({ key, tier, path }) => {
      const metric = SEARCH_METRICS[tier];
      return row({ ...metric, label: `${metric.label}, ${key}` }, [await gzipBytes(dist, path)]);
    }),
  );

  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    // Containers run as root, where Chromium's sandbox cannot start.
    chromiumSandbox: false,
    ...(executablePath ? { executablePath } : {}),
  });
  const line = await openSlowLine(origin);
  try {
    const queries = typedQueries(KEY);
    const run = { origin, script: `/assets/${script}`, queries };
    const timesAt = async (slowdown: number) =>
      percentile(await measureQueries(browser, { ...run, slowdown }), 0.95);
    const firstResults: (number | undefined)[] = [];
    for (let count = 0; count < runs; count++) {
      firstResults.push(await measureFirstResult(browser, `${line.origin}/docs/intro`));
    }
    return [
      {
        title: `Search, ${queries.length} queries as they are typed`,
        rows: [
          row(SEARCH_METRICS.query, [await timesAt(1)]),
          row(SEARCH_METRICS.slowQuery, [await timesAt(CPU_SLOWDOWN)]),
          row(SEARCH_METRICS.firstResult, firstResults),
          ...sizes,
        ],
      },
    ];
  } finally {
    line.close();
    await browser.close();
  }
}
