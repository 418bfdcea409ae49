import { defineConfig, devices } from '@playwright/test';

// One failing visual comparison, separate from the tests in most screenshots.
export default defineConfig({
  testDir: './visual',
  testMatch: 'poster.spec.ts',
  expect: { timeout: 2_000 },
  use: { ...devices['Desktop Chrome'], baseURL: 'http://localhost:3000' },
  projects: [{ name: 'chromium' }],
});
