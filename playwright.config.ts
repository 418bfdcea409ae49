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
  // Limits for a machine that is three times slower; only failures take that long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  maxFailures: 10,
  // A test that needs its second attempt is named at the end of the run; see tools/testing.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: originOf(SITES.main),
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      // One process for all pages of a context, which then share what they have loaded and compiled.
      args: [...BROWSER_ARGUMENTS, '--renderer-process-limit=1', '--disable-site-isolation-trials'],
      ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
      // Containers run as root, where Chromium's sandbox cannot start.
      chromiumSandbox: false,
    },
    // Recording every test costs as much as running it.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node --import tsx e2e/serveSites.ts',
    // The name of the group becomes that of an environment variable, in upper case.
    wait: { stdout: /All sites are served: (?<site_ports>\S+)/ },
    timeout: 600_000,
  },
});
