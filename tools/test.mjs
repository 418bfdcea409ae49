// npm test: unit tests, then browser tests against the built site. Ends with the count of both.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './findBrowser.mjs';
import { CommandFailed, install, main, root, run, runNode } from './setup.mjs';

const results = join(root, 'test-results');

await main(async () => {
  await install();
  const browser = await findBrowser();
  console.log('Building the site …');
  await runNode(['src/build/cli.ts', 'build', '--if-changed']);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  console.log('Unit tests …');
  const unit = join(results, 'unit.json');
  const unitOk = await passes([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unit}`,
  ]);
  console.log('Browser tests …');
  const browserResults = join(results, 'browser.json');
  const browserOk = await passes(['node_modules/@playwright/test/cli.js', 'test'], {
    ...process.env,
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
  });

  const [a, b] = [countUnit(unit), countBrowser(browserResults)];
  console.log(`${a.passed + b.passed} passed, ${a.failed + b.failed} failed`);
  if (!unitOk || !browserOk) process.exitCode = 1;
});

async function passes(args, env = process.env) {
  try {
    await run(process.execPath, args, { env });
    return true;
  } catch (error) {
    if (error instanceof CommandFailed) return false;
    throw error;
  }
}

function countUnit(file) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countBrowser(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  // A test that passed only at its second try has not passed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
