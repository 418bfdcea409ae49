import { defineConfig, devices } from '@playwright/test';

// The screenshots show a typical project with three browsers, but the machine that takes them may have only
// Chromium: all three projects run in Chromium.
const browser = { ...devices['Desktop Chrome'], viewport: { width: 1080, height: 680 } };

export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  retries: 1,
  workers: 2,
  timeout: 20_000,
  expect: { timeout: 2_000 },
  reporter: [['line'], ['html', { open: 'never' }]],
  use: {
    baseURL: 'http://localhost:3000',
    trace: 'on',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: browser },
    { name: 'firefox', use: browser },
    { name: 'webkit', use: browser },
  ],
});
