import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The context of a test, until the test releases it. */
interface TakenContext {
  context: BrowserContext;
  release: () => Promise<void>;
}

/** What contexts depend on. The others are options of Playwright, which every new context of a test has. */
export interface Settings {
  prefetches: boolean;
  [option: string]: unknown;
}

/** A context for one test. */
export async function own(browser: Browser, settings: Settings): Promise<TakenContext> {
  const context = await openContext(browser, settings);
  return { context, release: () => context.close() };
}

export type KeptContexts = ReturnType<typeof keepContexts>;

/**
 * Contexts by the settings of the tests that use them. A new one, with a new process for its pages and nothing in its
 * cache, costs more than most pages do.
 */
export function keepContexts(browser: Browser) {
  const kept = new Map<string, Promise<TakenContext>>();
  /** The context of these settings, which have to be those of the current test. */
  return (settings: Settings): Promise<TakenContext> => {
    const key = JSON.stringify(settings);
    const found = kept.get(key) ?? openContext(browser, settings).then(keep);
    kept.set(key, found);
    return found;
  };
}

/** Most readers here save data: prefetching, which few tests are about, is a tenth of the work of a page. */
async function openContext(browser: Browser, { prefetches }: Settings): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (!prefetches) {
    await context.addInitScript(() => {
      const value = { saveData: true };
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    });
  }
  return context;
}

/** Scripts, routes, media and session storage go with the pages; the rest is removed here, save clocks (`ownContext`). */
async function keep(context: BrowserContext): Promise<TakenContext> {
  // An open page keeps the process alive; it shares the storage of the pages of its origin.
  const cleaners = new Map([['', await context.newPage()]]);
  const visited = new Set<string>();
  context.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url());
    if (origin !== 'null') visited.add(origin);
  });

  async function clear(origin: string): Promise<void> {
    const cleaner = cleaners.get(origin) ?? (await openCleaner(context, origin));
    cleaners.set(origin, cleaner);
    await cleaner.evaluate(() => localStorage.clear());
  }

  async function release(): Promise<void> {
    const staying = [...cleaners.values()];
    const pages = context.pages().filter((page) => !staying.includes(page));
    await Promise.all(pages.map((page) => page.close()));
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearCookies();
    await Promise.all([...visited].map(clear));
    visited.clear();
  }
  return { context, release };
}

/** An empty page of an origin, whatever is there. */
async function openCleaner(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(origin);
  await page.unrouteAll();
  return page;
}
