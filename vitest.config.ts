import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // It imports JSON in a way that Node.js itself refuses.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
  },
});
