// Started by tools/browsers.mjs: runs the suite in each engine, one after the other.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENGINES, type Driver, type EngineName } from './driver.ts';
import { createPage } from './page.ts';
import { startPuppeteer } from './puppeteerDriver.ts';
import { SUITE } from './suite.ts';
import type { EngineTest } from './test.ts';
import { serveTestSite, type TestSite } from './testSite.ts';
import { startWebkit } from './webkitDriver.ts';

/** `{"firefox":"/usr/bin/firefox-esr"}`: the browser of each engine to run. */
const paths = JSON.parse(process.argv[2] ?? '{}') as Partial<Record<EngineName, string>>;
/** Only tests whose area or name contains this. */
const filter = (process.argv[3] ?? '').toLowerCase();

interface NamedTest extends EngineTest {
  file: string;
}

function chosenTests(): NamedTest[] {
  return Object.entries(SUITE)
    .flatMap(([file, tests]) => tests.map((test) => ({ ...test, file })))
    .filter(({ area, name }) => `${area} ${name}`.toLowerCase().includes(filter));
}

function startBrowser(engine: EngineName, executablePath: string): Promise<Driver> {
  if (engine === 'webkit') return startWebkit({ binary: executablePath });
  return startPuppeteer({ browser: engine === 'firefox' ? 'firefox' : 'chrome', executablePath });
}

/** Runs the tests in one browser, and returns how many failed. */
async function runEngine(
  engine: EngineName,
  { path, tests, site }: { path: string; tests: readonly NamedTest[]; site: TestSite },
): Promise<number> {
  const started = performance.now();
  const driver = await startBrowser(engine, path);
  let failed = 0;
  try {
    const page = createPage(engine, driver, site);
    for (const test of tests) {
      try {
        await page.reset();
        await test.run(page);
      } catch (error) {
        failed += 1;
        console.log(failureLine(engine, test, error));
      }
    }
  } finally {
    site.releaseAll();
    await driver.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${engine}: ${tests.length - failed} of ${tests.length} passed in ${seconds} s`);
  return failed;
}

const title = ({ area, name }: EngineTest): string => `${area} ${name}`;

/** Location, title, difference and the command to rerun it, as in `npm test`. */
function failureLine(engine: EngineName, test: NamedTest, error: unknown): string {
  const repeat = `npm run browsers -- ${engine} "${title(test)}"`;
  const place = `${engine} e2e/engines/tests/${test.file}`;
  return `✗ ${[place, title(test), oneLine(error), `Repeat: ${repeat}`].join('  ')}`;
}

/** The error with the first lines of its diff, on one line. */
function oneLine(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return message.split('\n').filter(Boolean).slice(0, 8).join(' ').replaceAll(/\s+/g, ' ');
}

async function main(): Promise<void> {
  const tests = chosenTests();
  if (tests.length === 0) throw new Error(`No test has "${filter}" in its name.`);
  const folder = resolve('dist');
  if (!existsSync(folder)) throw new Error('There is no built site. Run "npm run build" first.');
  const site = await serveTestSite(folder);
  let failed = 0;
  let run = 0;
  for (const engine of ENGINES) {
    const path = paths[engine];
    if (path === undefined) continue;
    failed += await runEngine(engine, { path, tests, site });
    run += tests.length;
  }
  await site.close();
  console.log(`${run - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(oneLine(error));
  process.exitCode = 1;
});
