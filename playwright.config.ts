import { defineConfig } from '@playwright/test';
import { originOf, SITES } from './e2e/sites.ts';

/** Browser tests of the built site; `npm test` builds it and finds the browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  // Two cores: one for the browser, one for the server and the runner.
  workers: 2,
  fullyParallel: true,
  // Only how long a failure takes: a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ['json']],
  use: {
    baseURL: originOf(SITES.main),
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
      // Containers run as root, where Chromium's sandbox cannot start.
      chromiumSandbox: false,
    },
    // Recording every test costs as much as running it; `--trace on` shows the one that failed.
    trace: 'off',
  },
  webServer: {
    command: 'node --import tsx e2e/serveSites.ts',
    // The last one to be built.
    url: `${originOf(SITES.sub)}${SITES.sub.baseUrl}`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'ignore',
  },
});
