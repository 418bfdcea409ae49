import type { Browser, Page } from '@playwright/test';
import { articleCopies, readSentences } from './articleCopies.ts';
import { blockingTime } from './blockingTime.ts';
import type { PageSample } from './metrics.ts';
import type { ByteKind, Transfer } from './recordTraffic.ts';
import { readTexts, recordTraffic } from './recordTraffic.ts';
import { settle } from './settle.ts';
import { withSlowPage } from './slowPage.ts';

/** Opens a page like a first-time visitor: bytes, paints, blocking time, size. */
export function measureLoad(browser: Browser, url: string): Promise<PageSample> {
  return withSlowPage(browser, async ({ page, cdp }) => {
    const transfers = recordTraffic(cdp);
    const response = await page.goto(url, { waitUntil: 'load' });
    await settle(page);
    const html = (await response?.text()) ?? '';
    const sentences = await readSentences(page);
    const copies = articleCopies(sentences, await readTexts(cdp, transfers));
    return {
      ...sumBytes(transfers),
      ...(await readPaints(page)),
      unannounced: countUnannounced(transfers, html),
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

/** Requests that the browser can't know from the document: they start late, one after the other. */
function countUnannounced(transfers: readonly Transfer[], html: string): number {
  const needed = transfers.filter(({ isPrefetch, kind }) => !isPrefetch && kind !== 'html');
  return needed.filter(({ url }) => !html.includes(new URL(url).pathname)).length;
}
