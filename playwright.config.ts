import { defineConfig } from '@playwright/test';
import { originOf, SITES } from './e2e/sites.ts';
import { BROWSER_ARGUMENTS } from './tools/browserArguments.mjs';

/** Browser tests of the built site; `npm test` adds the reporter and finds the browser. */
export default defineConfig({
  testDir: 'e2e',
  // Folders below are for other runners.
  testMatch: /e2e[\\/][^\\/]+\.spec\.ts$/,
  outputDir: 'test-results/browser',
  // Two cores: one for the browser, one for the server and the runner.
  workers: 2,
  fullyParallel: true,
  // Only how long a failure takes: a busy machine is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: originOf(SITES.main),
    actionTimeout: 120_000,
    viewport: { width: 1280, height: 800 },
    // One context for the tests of a worker, emptied between them: a third of the time. Specs that count on an
    // empty cache or stop the clock ask for their own.
    reuseContext: true,
    launchOptions: {
      args: BROWSER_ARGUMENTS,
      ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
      // Containers run as root, where Chromium's sandbox cannot start.
      chromiumSandbox: false,
    },
    // Recording every test costs as much as running it; `--trace on` shows the one that failed.
    trace: 'off',
  },
  webServer: {
    command: 'node --import tsx e2e/serveSites.ts',
    wait: { stdout: /All sites are served/ },
    timeout: 600_000,
  },
});
