import type { Browser, Locator, Page } from '@playwright/test';
import { settle, withSlowPage } from './browsers.ts';

/** A task may take as long without being noticed. */
const ALLOWED_MS = 50;
const PATIENCE_MS = 30_000;
type Task = Record<'start' | 'end', number>;
const KEYS = { clicked: 'bench-clicked', shown: 'bench-shown' };

/** The total blocking time of a load, in ms. */
export function measureBlocking(browser: Browser, url: string): Promise<number> {
  return withSlowPage(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await settle(page);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return blockingTime(await page.evaluate(readLongTasks), firstPaint);
  });
}

/** Runs in the browser, which remembers long tasks. */
function readLongTasks(): Promise<Task[]> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const tasks = list.getEntries();
      resolve(tasks.map(({ startTime: start, duration }) => ({ start, end: start + duration })));
    }).observe({ type: 'longtask', buffered: true });
    // The observer is not called if there are none.
    setTimeout(() => resolve([]), 1000);
  });
}

/** The total time after first paint in which tasks blocked the page beyond 50 ms each. */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint) - ALLOWED_MS)
    .filter((blocked) => blocked > 0)
    .reduce((sum, blocked) => sum + blocked, 0);
}

/** The time in ms from clicking a link, which is in view and under the pointer, until the new heading is painted. */
export function measureNavigation(
  browser: Browser,
  { from, to }: { from: string; to: string },
): Promise<number | undefined> {
  return withSlowPage(browser, async (page) => {
    await page.addInitScript(noteNewHeading, KEYS);
    await page.goto(from, { waitUntil: 'load' });
    await settle(page);
    const link = await findLink(page, to);
    // Links in closed menus can't be hovered, but are clicked nevertheless.
    await link.hover({ timeout: 3000 }).catch(() => undefined);
    await settle(page);
    // A full load ends the document before it can respond.
    await link.evaluate(clickNow, KEYS).catch(() => undefined);
    const readShown = (key: string) => sessionStorage.getItem(key);
    const patience = { timeout: PATIENCE_MS, polling: 250 };
    const shown = await page.waitForFunction(readShown, KEYS.shown, patience).catch(() => null);
    return shown ? Number(await shown.jsonValue()) : undefined;
  });
}

/** However the site writes URLs; preferably one that shows. */
async function findLink(page: Page, to: string): Promise<Locator> {
  const endings = ['', '/', '.html', '/index.html'];
  const links = page.locator(endings.map((ending) => `a[href="${to}${ending}"]`).join());
  const visible = links.filter({ visible: true });
  return (await visible.count()) > 0 ? visible.first() : links.first();
}

/** Runs in the browser. The time of the click must survive a full load of the next page. */
function clickNow(link: Element, { clicked }: typeof KEYS): void {
  const heading = document.querySelector('h1')?.textContent ?? '';
  const at = performance.timeOrigin + performance.now();
  sessionStorage.setItem(clicked, JSON.stringify({ at, heading }));
  (link as HTMLElement).click();
}

/** Runs in the browser, in each document: checks on every frame whether the heading is new. */
function noteNewHeading({ clicked, shown }: typeof KEYS): void {
  function look(): void {
    const stored = sessionStorage.getItem(clicked) ?? 'null';
    const click = JSON.parse(stored) as { at: number; heading: string } | null;
    const heading = document.querySelector('h1')?.textContent;
    if (!click || heading === undefined || heading === click.heading) {
      requestAnimationFrame(look);
      return;
    }
    // A task queued in a frame's callback runs once that frame is painted.
    setTimeout(() => {
      const now = performance.timeOrigin + performance.now();
      sessionStorage.setItem(shown, String(now - click.at));
    });
  }
  if (location.protocol.startsWith('http')) requestAnimationFrame(look);
}
