import type { Browser, CDPSession, Page } from '@playwright/test';
import { installProbes } from './probes.ts';

const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (9 * 1000 * 1000) / 8; // 9 Mbit/s
const LATENCY_MS = 60;
/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 180_000;

export interface SlowPage {
  page: Page;
  cdp: CDPSession;
}

/** Runs an action in a new, empty browser profile on the slow machine and connection of the design. */
export async function withSlowPage<T>(
  browser: Browser,
  action: (slow: SlowPage) => Promise<T>,
  { slowdown = CPU_SLOWDOWN } = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    // tsx wraps named functions in a helper that the browser does not have.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    await context.addInitScript(installProbes);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await action({ page, cdp });
  } finally {
    await context.close();
  }
}
