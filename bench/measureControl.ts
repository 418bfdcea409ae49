import type { Browser, CDPSession } from '@playwright/test';
import { withSlowPage } from './slowPage.ts';

const STARTED = 'bench-started';
const RESPONDED = 'bench-responded';
const PATIENCE_MS = 60_000;

/** A record of Chromium's tracing; `tts` is the processor time of its thread in microseconds. */
interface TraceEvent {
  name: string;
  tts?: number;
}

/**
 * The processor time of the main thread, in ms, from the start of the document until a click on the color toggle
 * has an effect.
 */
export function measureControl(browser: Browser, url: string): Promise<number | undefined> {
  return withSlowPage(
    browser,
    async ({ page }) => {
      await page.addInitScript(markResponse, { started: STARTED, responded: RESPONDED });
      const tracing = await browser.newBrowserCDPSession();
      const events = await trace(tracing, async () => {
        await page.goto(url, { waitUntil: 'load' });
        await page.waitForFunction((name) => performance.getEntriesByName(name).length, RESPONDED, {
          timeout: PATIENCE_MS,
          polling: 250,
        });
      });
      await tracing.detach();
      const timeOf = (wanted: string) => events.findLast(({ name }) => name === wanted)?.tts;
      const [from, to] = [timeOf(STARTED), timeOf(RESPONDED)];
      return from === undefined || to === undefined ? undefined : (to - from) / 1000;
    },
    { slowdown: 1 },
  );
}

async function trace(cdp: CDPSession, action: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol leaves the form of records open.
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const traceConfig = { includedCategories: ['blink.user_timing'] };
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await action();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

/** Runs in the browser. Asks for no styles, which would cost time of its own. */
function markResponse({ started, responded }: { started: string; responded: string }): void {
  const EVERY_MS = 10;
  const look = () =>
    `${document.documentElement.dataset['theme'] ?? ''} ${document.documentElement.dataset['themeChoice'] ?? ''}`;

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
