// What samples import as "@playwright/test" while they run: the framework's own, with Stagehand behind
// https://stagehand.example and http://localhost:3000, and `claims` for the promises in comments.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, inspect } from 'node:util';
import { BROWSER_ARGUMENTS } from '../../browserArguments.mjs';
import { respond } from '../../stagehand/respond.mjs';
import { stageBrowsers } from './stageBrowsers.cjs';

const { SAMPLES_PACKAGE: folder } = process.env;
const framework = createRequire(import.meta.url)(join(folder, 'test.js'));
const { expect } = framework;

globalThis.claims = {
  prints: (expected, ...values) => expect(format(...values)).toBe(expected),
  equals: (expected, value) =>
    expect(typeof value === 'string' ? value : inspect(value)).toBe(expected),
  throws: async (expected, action) => expect(action).rejects.toThrow(expected),
};

stageBrowsers(framework, {
  respond,
  launchOptions: {
    executablePath: process.env.BROWSER_PATH,
    chromiumSandbox: false,
    args: BROWSER_ARGUMENTS,
  },
});

/** The settings with which samples are run. */
export const SETTINGS = {
  // Only limits how long a failure takes: a busy machine is slow, not wrong.
  timeout: 120_000,
  workers: 2,
  fullyParallel: true,
  reporter: [['json', { outputFile: process.env.SAMPLES_RESULTS }]],
  use: {
    baseURL: 'http://localhost:3000',
    actionTimeout: 30_000,
  },
};

export { expect };
export const {
  chromium,
  defineConfig,
  devices,
  errors,
  firefox,
  mergeExpects,
  mergeTests,
  request,
  selectors,
  test,
  webkit,
} = framework;
