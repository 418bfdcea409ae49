import { defineConfig, devices } from '@playwright/test';

// One visual comparison that fails, apart from the tests that most pictures show.
export default defineConfig({
  testDir: './visual',
  testMatch: 'poster.spec.ts',
  expect: { timeout: 2_000 },
  use: { ...devices['Desktop Chrome'], baseURL: 'http://localhost:3000' },
  projects: [{ name: 'chromium' }],
});
