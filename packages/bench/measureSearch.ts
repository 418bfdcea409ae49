import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Browser } from '@playwright/test';
import { scopeKey } from '../../src/model/search.ts';
import { openBuiltIndex } from '../../tools/relevance/measureRelevance.ts';
import { readQueries } from '../../tools/relevance/readQueries.ts';
import { launchBrowser } from './browsers.ts';
import type { BenchSite } from './benchSite.ts';
import { OTHER_METRICS } from './metrics.ts';
import { createRow, type Section } from './report.ts';

const SCOPE = { edition: 'nodejs', version: 'stable' } as const;
const PATIENCE_MS = 10_000;
const BYTES_PER_MS = (9 * 1000 * 1000) / 8 / 1000; // 9 Mbit/s
const ONE_WAY_MS = 30;

/** The time of queries, as the worker runs them, and of the very first result in a browser. */
export async function measureSearch({ folder, origin }: BenchSite, runs: number): Promise<Section> {
  console.error('Searching …');
  const queryTimes: number[] = [];
  const firstResults: number[] = [];
  const browser = await launchBrowser();
  const line = await openSlowLine(origin);
  try {
    for (let run = 0; run < runs; run++) {
      queryTimes.push(await measureQueries(folder));
      firstResults.push(await measureFirstResult(browser, `${line.origin}/docs/intro`));
    }
  } finally {
    line.close();
    await browser.close();
  }
  return {
    title: 'Search',
    rows: [
      createRow(OTHER_METRICS.query, [queryTimes]),
      createRow(OTHER_METRICS.firstResult, [firstResults]),
    ],
  };
}

/** The time in ms that 95 of 100 queries stay below, as they are typed letter by letter. */
async function measureQueries(dist: string): Promise<number> {
  const index = await openBuiltIndex(dist, SCOPE);
  const ours = readQueries('tuning').filter(({ scope }) => scopeKey(scope) === scopeKey(SCOPE));
  // One in eight is enough.
  const some = ours.filter((_, index) => index % 8 === 0);
  const typed = some.flatMap(({ query }) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const times = typed.map((query) => {
    const started = performance.now();
    index.search({ query, page: 0, hitsPerPage: 20, snippetWords: 10 });
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/**
 * The time from clicking the search button, on a page that has loaded nothing of search yet, to the first
 * option for a name. The query is entered as soon as the text field exists.
 */
async function measureFirstResult(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  try {
    // tsx wraps named functions in a helper that the browser does not have.
    await page.addInitScript('globalThis.__name ??= (value) => value;');
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      (patience) =>
        new Promise<number>((resolve, reject) => {
          const started = performance.now();
          let isTyped = false;
          new MutationObserver(look).observe(document, { childList: true, subtree: true });
          setTimeout(() => reject(new Error('Search found nothing in time.')), patience);
          document.querySelector<HTMLElement>('.DocSearch-Button')?.click();

          function look(): void {
            const input = document.querySelector<HTMLInputElement>('#docsearch-input');
            if (input && !isTyped) {
              isTyped = true;
              // React handles the input event only if the value was set through the native setter.
              const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
              value?.set?.call(input, 'getByRole');
              input.dispatchEvent(new InputEvent('input', { bubbles: true }));
            }
            const option = document.querySelector('[role=option]');
            if (isTyped && option?.textContent.includes('getByRole')) {
              resolve(performance.now() - started);
            }
          }
        }),
      PATIENCE_MS,
    );
  } finally {
    await page.close();
  }
}

/** A proxy to a server at 9 Mbit/s and 60 ms. The browser's own emulation does not cover requests from workers. */
async function openSlowLine(origin: string) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(origin).port), 'localhost');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    // Not a pipe: it listens on a port.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function forward(from: Socket, to: Socket): void {
  let free = 0;
  from.on('data', (chunk: Buffer) => {
    free = Math.max(free, Date.now()) + chunk.length / BYTES_PER_MS;
    setTimeout(() => to.write(chunk), free + ONE_WAY_MS - Date.now());
  });
  from.on('end', () => setTimeout(() => to.end(), Math.max(free - Date.now(), 0) + ONE_WAY_MS));
}
