// Started by tools/tool.mjs: runs the suite in each engine, one after the other.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { recordFlaky } from '../../tools/testing/flaky.ts';
import { ENGINES, type Driver, type EngineName } from './driver.ts';
import { createPage } from './page.ts';
import { startPuppeteer } from './puppeteerDriver.ts';
import { SUITE } from './suite.ts';
import type { EngineTest } from './test.ts';
import { serveTestSite } from './testSite.ts';
import { startWebkit } from './webkitDriver.ts';

/** `{"firefox":"/usr/bin/firefox-esr"}`: the browser of each engine to run. */
const paths = JSON.parse(process.argv[2] ?? '{}') as Partial<Record<EngineName, string>>;
/** Only tests whose title contains this. */
const filter = (process.argv[3] ?? '').toLowerCase();

const SITE = resolve('dist');
const DESKTOP = { width: 1280, height: 800 };
// Limits how long a failure takes: a busy machine is slow, not wrong.
const TEST_MS = 60_000;
/** More show nothing new, and each takes up to two minutes. */
const MOST_FAILURES = 10;

interface NamedTest extends EngineTest {
  title: string;
  file: string;
}

const tests: readonly NamedTest[] = Object.entries(SUITE)
  .flatMap(([file, list]) =>
    list.map((test) => ({ ...test, title: `${test.area} ${test.name}`, file })),
  )
  .filter(({ title }) => title.toLowerCase().includes(filter));

function startBrowser(engine: EngineName, executablePath: string): Promise<Driver> {
  if (engine === 'webkit') return startWebkit({ binary: executablePath });
  return startPuppeteer({ browser: engine === 'firefox' ? 'firefox' : 'chrome', executablePath });
}

interface Results {
  passed: number;
  failed: number;
  /** What passed on the second attempt. */
  flaky: string[];
}

/** Runs the tests in one browser; what fails runs again in a new one. */
async function runEngine(engine: EngineName, path: string): Promise<Results> {
  const started = performance.now();
  const results: Results = { passed: 0, failed: 0, flaky: [] };
  let driver: Driver | undefined;

  /** Runs a test once and returns what is wrong, if anything. */
  async function attempt(test: NamedTest): Promise<string | undefined> {
    // A browser that doesn't start is no fault of the test.
    driver ??= await startBrowser(engine, path).catch(() => startBrowser(engine, path));
    try {
      await runTest(engine, driver, test);
      return undefined;
    } catch (error) {
      // A test that took too long still runs in this browser.
      await driver.close();
      driver = undefined;
      return oneLine(error);
    }
  }

  for (const test of tests) {
    const first = await attempt(test);
    const second = first === undefined ? undefined : await attempt(test);
    if (second !== undefined) {
      results.failed += 1;
      console.log(failureLine(engine, test, second));
      if (results.failed === MOST_FAILURES) break;
      continue;
    }
    results.passed += 1;
    if (first === undefined) continue;
    results.flaky.push(`${engine} ${test.title}`);
    recordFlaky({ test: `${placeOf(engine, test)} ${test.title}`, error: first });
  }
  await driver?.close();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${engine}: ${results.passed} of ${tests.length} passed in ${seconds} s`);
  return results;
}

/** Runs a test on a site of its own, of which the browser has nothing cached or stored. */
async function runTest(engine: EngineName, driver: Driver, test: NamedTest): Promise<void> {
  const site = await serveTestSite(SITE);
  const timeout = new AbortController();
  try {
    const page = createPage(engine, driver, site);
    await page.resize(DESKTOP);
    const late = delay(TEST_MS, undefined, timeout).then(() => {
      throw new Error(`The test took longer than ${TEST_MS / 1000} s.`);
    });
    await Promise.race([test.run(page), late]);
  } catch (error) {
    await keepPicture(driver, pictureOf(engine, test));
    throw error;
  } finally {
    timeout.abort();
    await site.close();
  }
}

/** Takes a screenshot of what a test has left behind. */
async function keepPicture(driver: Driver, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A browser that has crashed shows nothing; its test has failed anyway.
  await driver.screenshot().then(
    (picture) => writeFile(file, picture),
    () => undefined,
  );
}

function pictureOf(engine: EngineName, { title }: NamedTest): string {
  return `test-results/engines/${engine}-${title.toLowerCase().replaceAll(/\W+/g, '-')}.png`;
}

function placeOf(engine: EngineName, { file }: NamedTest): string {
  return `${engine} e2e/engines/tests/${file}`;
}

/** Location, title, difference, the command to rerun it and the screenshot, as in `npm test`. */
function failureLine(engine: EngineName, test: NamedTest, error: string): string {
  const repeat = `npm run tool -- browsers ${engine} "${test.title}"`;
  const parts = [placeOf(engine, test), test.title, error, `Repeat: ${repeat}`];
  return `✗ ${parts.join('  ')}  Screenshot: ${pictureOf(engine, test)}`;
}

/** The error with the first lines of its diff, on one line. */
function oneLine(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return message.split('\n').filter(Boolean).slice(0, 8).join(' ').replaceAll(/\s+/g, ' ');
}

async function main(): Promise<void> {
  if (tests.length === 0) throw new Error(`No test has "${filter}" in its name.`);
  if (!existsSync(SITE)) throw new Error('There is no built site. Run "npm run build" first.');
  const all: Results[] = [];
  for (const engine of ENGINES) {
    const path = paths[engine];
    if (path !== undefined) all.push(await runEngine(engine, path));
  }
  const sum = (key: 'passed' | 'failed') => all.reduce((total, each) => total + each[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  for (const test of all.flatMap(({ flaky }) => flaky)) {
    console.log(`Passed on the second attempt: ${test}`);
  }
  if (sum('failed') > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(oneLine(error));
  process.exitCode = 1;
});
