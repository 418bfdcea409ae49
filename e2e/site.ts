import { expect, test as base } from '@playwright/test';
import type {
  BrowserContext,
  ConsoleMessage,
  Page,
  Request,
  Route,
  WebError,
} from '@playwright/test';
import { keepContexts, own, type KeptContexts, type Settings } from './keptContexts.ts';

/** What the pages of a test logged: nothing, unless the test allows it. */
export interface Messages {
  /** Allows pages to log messages that match one of the patterns. */
  allow: (...patterns: RegExp[]) => void;
  /** Everything logged so far, allowed or not. */
  all: () => string[];
}

interface Fixtures {
  messages: Messages;
  /** For tests that count on an empty cache, stop the clock, or use a service worker. */
  ownContext: boolean;
  /** For tests of what pages load before readers ask for it. */
  prefetches: boolean;
  settings: Settings;
}

/** Tests of this site: a console message, an uncaught error or a blocked resource fails them. */
export const test = base.extend<Fixtures, { kept: KeptContexts }>({
  ownContext: [false, { option: true }],
  prefetches: [false, { option: true }],
  kept: [({ browser }, use) => use(keepContexts(browser)), { scope: 'worker' }],
  // What tests set with `test.use`; each new context of a test has it.
  settings: (
    {
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      prefetches,
      viewport,
    },
    use,
  ) =>
    use({
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      prefetches,
      viewport,
    }),
  context: async ({ browser, kept, ownContext, settings }, use) => {
    const { context, release } = ownContext ? await own(browser, settings) : await kept(settings);
    await use(context);
    await release();
  },
  page: async ({ context }, use, info) => {
    const page = await context.newPage();
    await use(page);
    // Playwright's own screenshots would show the pages of all kept contexts. Of a page that hangs there is none.
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('failed.png');
      await page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
    }
    // Requests may still be held at a gate.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  },
  messages: [
    async ({ context }, use) => {
      const { messages, unexpected, stop } = watchMessages(context);
      await use(messages);
      stop();
      expect(unexpected(), 'messages that no reader caused').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What Chromium logs on a busy machine, whatever the page does. */
const SLOW_MACHINE = [
  // It comes to `autofocus` when the field, or another one, has the focus already.
  /^info: Autofocus processing was blocked/,
  // The scripts that use the file are blocked, off, or late.
  /preloaded using link preload but not used/,
];

function watchMessages(context: BrowserContext) {
  const logged: string[] = [];
  const allowed = [...SLOW_MACHINE];
  const onConsole = (message: ConsoleMessage) =>
    logged.push(`${message.type()}: ${message.text()}`);
  const onError = (error: WebError) => logged.push(`uncaught: ${error.error().message}`);
  context.on('console', onConsole).on('weberror', onError);
  const messages: Messages = {
    allow: (...patterns) => allowed.push(...patterns),
    all: () => [...logged],
  };
  const unexpected = () => logged.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  const stop = () => {
    context.off('console', onConsole).off('weberror', onError);
  };
  return { messages, unexpected, stop };
}

/** What a page logs while it is offline; parts of it that had not started yet can't be loaded, either. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/;

/** Files that browsers request themselves: no page asks for them, and not every browser does. */
const BROWSER_FILES = /^\/(favicon\.\w+|apple-touch-icon.*\.png|\.well-known\/.*)$/;

/** The URLs that the page requests from now on, without those that the browser asks for itself. */
export function watchRequests(page: Page, matches: (request: Request) => boolean = () => true) {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOfPage = !BROWSER_FILES.test(pathname);
    if (isOfPage && matches(request)) urls.push(request.url());
  });
  return urls;
}

/** Opens a URL and waits until the page responds (behavior html-markers). */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the page responds. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Marks the open document; `isSame` returns later whether it is still the same. */
export async function markDocument(page: Page): Promise<{ isSame: () => Promise<boolean> }> {
  await page.evaluate(() => Object.assign(window, { mark: true }));
  return { isSame: () => page.evaluate(() => 'mark' in window) };
}

export interface Gate {
  /** Resolves when the first request reaches the gate. */
  reached: Promise<void>;
  open: () => void;
}

/** Holds the responses to requests for a URL until the test opens the gate. */
export async function gate(page: Page, url: RegExp): Promise<Gate> {
  const opened = withResolvers();
  const reached = withResolvers();
  await page.route(url, async (route) => {
    reached.resolve();
    await opened.promise;
    await route.continue();
  });
  return { reached: reached.promise, open: opened.resolve };
}

/** Makes requests for a URL fail until `restore` is called. */
export async function block(
  page: Page,
  url: RegExp,
): Promise<{ restore: () => Promise<void>; count: () => number }> {
  let count = 0;
  const handler = async (route: Route): Promise<void> => {
    count += 1;
    await route.abort();
  };
  await page.route(url, handler);
  return { restore: () => page.unroute(url, handler), count: () => count };
}

/**
 * Records the layout shifts without recent input on all pages opened from now on. A document that is being parsed may be
 * painted in parts, the more the busier the machine. So scripts wait until the whole document has been painted, and
 * what shifts before does not count.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const watched = { shifts: [] as number[], paintedAt: Infinity };
    Object.assign(window, { watched });
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime } of list.getEntries() as LayoutShift[]) {
        if (startTime > watched.paintedAt && !hadRecentInput) watched.shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      // Two frames: the first one lays out what was parsed last, and the second one comes after its paint.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => (watched.paintedAt = performance.now())),
      );
    });
  });
  await page.route(/\/assets\/entry-/, async (route) => {
    const { referer: url } = await route.request().allHeaders();
    await page.waitForFunction((here) => {
      const { watched } = window as unknown as Partial<Watched>;
      return location.href.split('#')[0] === here && watched && watched.paintedAt < Infinity;
    }, url);
    await route.continue();
  });
  return () => page.evaluate(() => (window as unknown as Watched).watched.shifts);
}

interface Watched {
  watched: { shifts: number[]; paintedAt: number };
}

/** Waits until the page as it is now has been painted: what it leaves to the next frames has happened by then. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The scroll position of the page. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The sidebar next to the article. */
export function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

/** The heading of the page. */
export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

function withResolvers() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
