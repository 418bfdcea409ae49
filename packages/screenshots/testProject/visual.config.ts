import { defineConfig, devices } from '@playwright/test';

// A failing visual comparison. It has a separate report, so the others stay as they are.
export default defineConfig({
  testDir: './visual',
  testMatch: 'seats.spec.ts',
  outputDir: './visual-results',
  reporter: [['html', { open: 'never', outputFolder: 'visual-report' }]],
  use: { baseURL: 'http://localhost:3000' },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], viewport: { width: 560, height: 360 } },
    },
  ],
});
