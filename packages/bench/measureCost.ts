import type { Browser } from '@playwright/test';
import type { Browser as QuietBrowser } from 'puppeteer-core';
import { VIEWPORT, withSlowPage } from './browsers.ts';

/** Other work on the machine only adds to the time. */
const ATTEMPTS = 3;
const QUIET_MS = 1000;
const PATIENCE_MS = 60_000;
const MARKS = { started: 'bench-started', responded: 'bench-responded' };

/** Processor time of the main thread, in ms, which other work on the machine affects little. */
export interface Cost {
  /** From the start of the document until a click on the color toggle has an effect; undefined without one. */
  control: number | undefined;
  mainThread: number;
  scripts: number;
}

/** What a load costs at full speed: compared with the calibration page, so nothing else happens in between. */
export async function measureCost(
  { browser, quiet }: { browser: Browser; quiet: QuietBrowser },
  url: string,
): Promise<Cost> {
  const loads = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) loads.push(await measureLoad(quiet, url));
  return {
    control: await measureControl(browser, url),
    mainThread: Math.min(...loads.map(({ mainThread }) => mainThread)),
    scripts: Math.min(...loads.map(({ scripts }) => scripts)),
  };
}

async function measureLoad(browser: QuietBrowser, url: string) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(VIEWPORT);
    const cdp = await page.createCDPSession();
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    // Until no file has arrived for a while.
    const countFiles = () => page.evaluate(() => performance.getEntriesByType('resource').length);
    for (let before = -1, now = await countFiles(); before !== now; now = await countFiles()) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    }
    const { metrics } = await cdp.send('Performance.getMetrics');
    const read = (wanted: string) =>
      (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
    return { mainThread: read('TaskDuration'), scripts: read('ScriptDuration') };
  } finally {
    await context.close();
  }
}

function measureControl(browser: Browser, url: string): Promise<number | undefined> {
  return withSlowPage(
    browser,
    async (page) => {
      await page.addInitScript(markResponse, MARKS);
      await browser.startTracing(page, { categories: ['blink.user_timing'] });
      await page.goto(url, { waitUntil: 'load' });
      const marked = (name: string) => performance.getEntriesByName(name).length > 0;
      const patience = { timeout: PATIENCE_MS, polling: 250 };
      // A site without such a control has no time for it.
      await page.waitForFunction(marked, MARKS.responded, patience).catch(() => undefined);
      // `tts` is the processor time of the thread in microseconds.
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
        traceEvents: { name: string; tts?: number }[];
      };
      const timeOf = (wanted: string) => traceEvents.findLast(({ name }) => name === wanted)?.tts;
      const [from, to] = [timeOf(MARKS.started), timeOf(MARKS.responded)];
      return from === undefined || to === undefined ? undefined : (to - from) / 1000;
    },
    { slowdown: 1 },
  );
}

/** Runs in the browser. Asks for no styles, which would cost time of its own. */
function markResponse({ started, responded }: typeof MARKS): void {
  const EVERY_MS = 10;
  const html = () => document.documentElement;
  const look = () => [html().dataset['theme'], html().dataset['themeChoice']].join();

  function attempt(): void {
    const before = look();
    document.querySelector<HTMLElement>('nav button[aria-label*=" mode"]')?.click();
    // React may update at the end of the task.
    setTimeout(() => {
      if (look() === before) setTimeout(attempt, EVERY_MS);
      else performance.mark(responded);
    });
  }

  performance.mark(started);
  document.addEventListener('readystatechange', attempt, { once: true });
}
