import type { Browser, CDPSession, Page } from '@playwright/test';
import { articleCopies, readSentences } from './articleCopies.ts';
import { blockingTime } from './blockingTime.ts';
import type { PageSample } from './metrics.ts';
import type { ByteKind, Transfer } from './recordTraffic.ts';
import { readTexts, recordTraffic } from './recordTraffic.ts';
import { settle } from './settle.ts';
import { withSlowPage } from './slowPage.ts';

/** Opens a page like a first-time visitor: bytes, paints, blocking time, script time, size. */
export function measureLoad(browser: Browser, url: string): Promise<PageSample> {
  return withSlowPage(browser, async ({ page, cdp }) => {
    const transfers = recordTraffic(cdp);
    await cdp.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    await settle(page);
    // First, because what follows runs scripts itself.
    const scriptTime = await readScriptTime(cdp);
    const sentences = await readSentences(page);
    const copies = articleCopies(sentences, await readTexts(cdp, transfers));
    return {
      ...sumBytes(transfers),
      ...(await readPaints(page)),
      scriptTime,
      ...(copies === undefined ? {} : { articleCopies: copies }),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    };
  });
}

function sumBytes(transfers: readonly Transfer[]): PageSample {
  const first = transfers.filter(({ isPrefetch }) => !isPrefetch);
  const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const ofKind = (wanted: ByteKind) => sum(first.filter(({ kind }) => kind === wanted));
  return {
    htmlBytes: ofKind('html'),
    jsBytes: ofKind('js'),
    cssBytes: ofKind('css'),
    jsonBytes: ofKind('json'),
    otherBytes: ofKind('other'),
    imageBytes: ofKind('image'),
    totalBytes: sum(first) - ofKind('image'),
    prefetchBytes: sum(transfers) - sum(first),
  };
}

async function readPaints(page: Page): Promise<PageSample> {
  const { firstPaint, largestPaint, layoutShift, longTasks } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ...window.probes,
  }));
  return {
    layoutShift,
    blockingTime: blockingTime(longTasks, firstPaint ?? 0),
    ...(firstPaint === undefined ? {} : { firstPaint }),
    ...(largestPaint === undefined ? {} : { largestPaint }),
  };
}

/** The time of all scripts during the load, in ms: mostly hydration, whatever the site is built with. */
async function readScriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}
