import type { Browser, Locator, Page } from '@playwright/test';
import { settle } from './settle.ts';
import { withSlowPage } from './slowPage.ts';

const PATIENCE_MS = 30_000;
const STARTED = 'bench-click';
const SHOWN = 'bench-shown';

export interface Navigation {
  /** URL of a page with a link to the target. */
  from: string;
  /** Path of the target. */
  to: string;
  isPrefetched: boolean;
  /** Whether the click is the first that the page sees of its reader, as with a finger. */
  isFirstInput?: boolean;
}

/** The time in ms from clicking a link until the new page's heading is on screen. */
export function measureNavigation(
  browser: Browser,
  { from, to, isPrefetched, isFirstInput = false }: Navigation,
): Promise<number | undefined> {
  return withSlowPage(browser, async ({ page }) => {
    await page.addInitScript(noteNewHeading, { started: STARTED, shown: SHOWN });
    if (!isPrefetched) await page.addInitScript(saveData);
    await page.goto(from, { waitUntil: 'load' });
    await settle(page);
    const link = await findLink(page, to);
    if (!link) return undefined;
    if (isPrefetched && !isFirstInput) await pointAt(page, link);
    await link.evaluate(clickNow, { started: STARTED }).catch(ignoreLeaving);
    return readDuration(page);
  });
}

async function findLink(page: Page, to: string): Promise<Locator | undefined> {
  const index = await page.evaluate((wanted) => {
    const bare = (path: string) => path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const isThere = (link: HTMLAnchorElement) =>
      bare(link.pathname) === bare(wanted) && link.origin === location.origin;
    const visible = links.findIndex((link) => isThere(link) && link.checkVisibility());
    return visible >= 0 ? visible : links.findIndex(isThere);
  }, to);
  return index < 0 ? undefined : page.locator('a[href]').nth(index);
}

/** Triggers prefetching: the link is in view, the pointer is over it, time passes. */
async function pointAt(page: Page, link: Locator): Promise<void> {
  // Links in closed menus can't be hovered, but are clicked nevertheless.
  await link.hover({ timeout: 3000 }).catch(() => undefined);
  await settle(page);
}

/** Runs in the browser. The time of the click must survive a full load of the next page. */
function clickNow(link: Element, { started }: { started: string }): void {
  const heading = document.querySelector('h1')?.textContent ?? '';
  const at = performance.timeOrigin + performance.now();
  sessionStorage.setItem(started, JSON.stringify({ at, heading }));
  (link as HTMLElement).click();
}

/** Runs in the browser, in each document: checks on every frame whether the heading is new. */
function noteNewHeading({ started, shown }: { started: string; shown: string }): void {
  function look(): void {
    const start = sessionStorage.getItem(started);
    const heading = document.querySelector('h1')?.textContent;
    if (start === null || heading === undefined) {
      requestAnimationFrame(look);
      return;
    }
    const { at, heading: old } = JSON.parse(start) as { at: number; heading: string };
    if (heading === old) {
      requestAnimationFrame(look);
      return;
    }
    // A task queued in a frame's callback runs once that frame is painted.
    setTimeout(() => {
      const now = performance.timeOrigin + performance.now();
      sessionStorage.setItem(shown, String(now - at));
    });
  }
  if (location.protocol.startsWith('http')) requestAnimationFrame(look);
}

/** Runs in the browser: with data saver on, nothing is prefetched. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g', addEventListener: () => undefined },
  });
}

async function readDuration(page: Page): Promise<number | undefined> {
  const response = await page
    .waitForFunction((key) => sessionStorage.getItem(key), SHOWN, {
      timeout: PATIENCE_MS,
      polling: 250,
    })
    .catch(() => undefined);
  const text = await response?.jsonValue();
  return text ? Number(text) : undefined;
}

/** A full load ends the document before it can respond. */
function ignoreLeaving(error: unknown): void {
  if (!(error instanceof Error && /context|navigat/i.test(error.message))) throw error;
}
