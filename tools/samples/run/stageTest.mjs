// What samples get as "@playwright/test" while they are run: the framework's own, with the pages of the
// stage behind https://stagehand.example and http://localhost:3000, and `claims` for what comments promise.
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, inspect } from 'node:util';
import { BROWSER_ARGUMENTS } from '../../browserArguments.mjs';

const { SAMPLES_STAGE: stage, SAMPLES_PACKAGE: folder } = process.env;
const framework = createRequire(import.meta.url)(join(folder, 'test.js'));
const { expect } = framework;

const ADDRESSES = /^(https:\/\/stagehand\.example|http:\/\/localhost:3000)(\/|\?|$)/;
const FORMS = ['', '.html', '.json', '/index.html'];

globalThis.claims = {
  prints: (expected, ...values) => expect(format(...values)).toBe(expected),
  equals: (expected, value) =>
    expect(typeof value === 'string' ? value : inspect(value)).toBe(expected),
  throws: async (expected, action) => expect(action).rejects.toThrow(expected),
};

// The runner starts its browser in the same way as samples do.
const launch = framework.chromium.launch.bind(framework.chromium);
framework.chromium.launch = async (options) => {
  const browser = await launch({
    executablePath: process.env.BROWSER_PATH,
    chromiumSandbox: false,
    args: BROWSER_ARGUMENTS,
    ...options,
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (...settings) => raiseCurtain(await newContext(...settings));
  return browser;
};

/** Answers requests of a context from the files of the stage. */
async function raiseCurtain(context) {
  await context.route(ADDRESSES, (route) => {
    const path = join(stage, decodeURIComponent(new URL(route.request().url()).pathname));
    const file = FORMS.map((form) => path.replace(/\/$/, '') + form).find(isFile);
    return file
      ? route.fulfill({ path: file })
      : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
  });
  return context;
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

/** How samples are run. */
export const SETTINGS = {
  // Only how long a failure takes: a busy machine is slow, not wrong.
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
