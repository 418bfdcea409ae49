import { defineConfig, devices } from '@playwright/test';

// Failing visual comparisons, and a test that prints messages. They have a separate report, so the others stay as they are.
export default defineConfig({
  testDir: './visual',
  outputDir: './visual-results',
  expect: { timeout: 2_000 },
  reporter: [['html', { open: 'never', outputFolder: 'visual-report' }]],
  use: { ...devices['Desktop Chrome'], baseURL: 'http://localhost:3000', trace: 'on' },
  projects: [{ name: 'chromium' }],
});
