import type { Browser, Page } from '@playwright/test';

interface QueryRun {
  origin: string;
  /** The URL of the worker's script. */
  script: string;
  /** What is typed, in order. */
  queries: readonly string[];
  /** 1 for the machine as it is. */
  slowdown: number;
}

/**
 * The response time of each query, with both tiers loaded. Browsers throttle only the main thread of a page, so
 * the worker's script runs there: it communicates by messages, which a window has as well.
 */
export async function measureQueries(browser: Browser, run: QueryRun): Promise<number[]> {
  const page = await browser.newPage();
  try {
    // tsx wraps named functions in a helper that the browser does not have.
    await page.addInitScript('globalThis.__name ??= (value) => value;');
    await page.goto(`${run.origin}/robots.txt`);
    await page.addScriptTag({ url: run.origin + run.script, type: 'module' });
    await page.evaluate(() => window.postMessage({ kind: 'open', baseUrl: '/' }));
    await ask(page, [run.queries[0] ?? 'page']);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
            if (data.kind === 'texts') resolve();
          });
          // The texts may have arrived before this listener was added.
          setTimeout(resolve, 5000);
        }),
    );
    // A warm-up over all queries, so compiled code is measured, as after some typing.
    await ask(page, run.queries);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: run.slowdown });
    return await ask(page, run.queries);
  } finally {
    await page.close();
  }
}

/** Runs in the browser: runs the queries one after the other and measures each. */
function ask(page: Page, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(async (texts) => {
    const scope = { edition: 'nodejs', version: 'stable' };
    const times: number[] = [];
    for (const [id, query] of texts.entries()) {
      const responded = new Promise<void>((resolve) => {
        addEventListener(
          'message',
          function hear({ data }: MessageEvent<{ kind: string; id: number }>) {
            if (data.kind !== 'response' || data.id !== id) return;
            removeEventListener('message', hear);
            resolve();
          },
        );
      });
      const begin = performance.now();
      const request = { query, scope, page: 0, hitsPerPage: 20, snippetWords: 10 };
      window.postMessage({ kind: 'search', id, request });
      await responded;
      times.push(performance.now() - begin);
    }
    return times;
  }, queries);
}
