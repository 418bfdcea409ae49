import { chromium, type Browser, type Page } from '@playwright/test';
import { launch, type Browser as QuietBrowser } from 'puppeteer-core';

const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (9 * 1000 * 1000) / 8; // 9 Mbit/s
const LATENCY_MS = 60;
const QUIET_MS = 1000;
/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 180_000;

export const VIEWPORT = { width: 1280, height: 800 };

export function launchBrowser(): Promise<Browser> {
  // Containers run as root, where Chromium's sandbox cannot start.
  return chromium.launch({ chromiumSandbox: false, executablePath: browserPath() });
}

/**
 * A browser that is not asked to report requests. For those that Playwright drives, every request takes a part of a
 * millisecond of the main thread only to be reported: a tenth of a page's time, and nothing that readers have.
 */
export function launchQuietBrowser(): Promise<QuietBrowser> {
  return launch({ executablePath: browserPath(), args: ['--no-sandbox'], networkEnabled: false });
}

function browserPath(): string {
  return process.env['BROWSER_PATH'] ?? chromium.executablePath();
}

/** Runs an action in a new, empty browser profile on the slow machine and connection of the design. */
export async function withSlowPage<T>(
  browser: Browser,
  action: (page: Page) => Promise<T>,
  { slowdown = CPU_SLOWDOWN } = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    // tsx wraps named functions in a helper that the browser does not have.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
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
    return await action(page);
  } finally {
    await context.close();
  }
}

/** Waits until neither the network nor the main thread of a page is busy. */
export async function settle(page: Page): Promise<void> {
  // A page that never becomes idle is measured as far as it got.
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 20_000 })));
}
