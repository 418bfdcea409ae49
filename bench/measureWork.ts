import type { Browser, CDPSession } from '@playwright/test';
import type { PageSample } from './metrics.ts';
import { settle } from './settle.ts';
import { withSlowPage } from './slowPage.ts';

/**
 * The processor time that a load takes on the main thread. At full speed and in the time of the thread: other
 * work on the machine hardly affects it, as long as only ratios within one run count.
 */
export function measureWork(browser: Browser, url: string): Promise<PageSample> {
  return withSlowPage(
    browser,
    async ({ page, cdp }) => {
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto(url, { waitUntil: 'load' });
      await settle(page);
      const read = await readMetrics(cdp);
      return {
        mainThreadTime: read('TaskDuration') * 1000,
        scriptTime: read('ScriptDuration') * 1000,
        layouts: read('LayoutCount'),
        styleUpdates: read('RecalcStyleCount'),
      };
    },
    { slowdown: 1 },
  );
}

async function readMetrics(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  return (name) => values.get(name) ?? 0;
}
