import { chromium } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';

/**
 * A browser that is not asked to report requests. For those that Playwright drives, every request takes a part of a
 * millisecond of the main thread only to be reported: a tenth of a page's time, and nothing that readers have.
 */
export function launchQuietBrowser(): Promise<Browser> {
  return launch({
    executablePath: process.env['BROWSER_PATH'] ?? chromium.executablePath(),
    args: ['--no-sandbox'],
    networkEnabled: false,
  });
}
