import { launch, type KeyInput } from 'puppeteer-core';
import { START_MS, type Driver } from './driver.ts';

interface PuppeteerDriverOptions {
  browser: 'chrome' | 'firefox';
  executablePath: string;
}

/** Drives Firefox over WebDriver BiDi, and Chromium over CDP. */
export async function startPuppeteer(options: PuppeteerDriverOptions): Promise<Driver> {
  const browser = await launch({
    ...options,
    headless: true,
    protocolTimeout: START_MS,
    timeout: START_MS,
    // Containers run as root, where Chromium's sandbox cannot start.
    args: options.browser === 'chrome' ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  return {
    run: (expression) => page.evaluate(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async press(keys) {
      // The tests use DOM key names, and so does the library.
      const inputs = keys as KeyInput[];
      for (const key of inputs) await page.keyboard.down(key);
      for (const key of inputs.toReversed()) await page.keyboard.up(key);
    },
    resize: (size) => page.setViewport(size),
    screenshot: () => page.screenshot(),
    close: () => browser.close().catch(() => void browser.process()?.kill('SIGKILL')),
  };
}
