import type { Browser, CDPSession, Page } from 'puppeteer-core';
import type { PageSample } from './metrics.ts';

/** Other work on the machine only adds to the time. */
const ATTEMPTS = 3;
const QUIET_MS = 1000;

/**
 * The processor time that a load takes on the main thread. At full speed and in the time of the thread: other
 * work on the machine hardly affects it, as long as only ratios within one run count. The browser must not report
 * requests (`quietBrowser.ts`).
 */
export async function measureWork(browser: Browser, url: string): Promise<PageSample> {
  const samples: PageSample[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    samples.push(await measureOnce(browser, url));
  const names = Object.keys(samples[0] ?? {}) as (keyof PageSample)[];
  return Object.fromEntries(
    names.map((name) => [name, Math.min(...samples.map((sample) => sample[name] ?? Infinity))]),
  );
}

async function measureOnce(browser: Browser, url: string): Promise<PageSample> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const cdp = await page.createCDPSession();
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
  } finally {
    await context.close();
  }
}

/** Waits until no file has arrived for a while. */
async function settle(page: Page): Promise<void> {
  const countFiles = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await countFiles(); before !== now; now = await countFiles()) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function readMetrics(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  return (name) => values.get(name) ?? 0;
}
