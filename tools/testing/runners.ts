import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { wantedSites, type SiteName } from '../../e2e/sites.ts';
import { findBrowser } from '../findBrowser.mjs';
import { runQuietly } from '../runQuietly.ts';
import { readPlaywrightResults, readVitestResults, type TestResult } from './results.ts';
import { escapePattern, type Selection, type TestFile, type TestKind } from './selectTests.ts';

/** Runs the tests of one kind, and reads what the runner reported. */
export async function runTests(
  kind: TestKind,
  { files, title }: Selection,
  isComplete: boolean,
): Promise<TestResult[]> {
  const report = `test-results/${kind}.json`;
  rmSync(report, { force: true });
  const paths = isComplete ? [] : files.map(({ path }) => path);
  const titles = title === undefined ? [] : [escapePattern(title)];
  const args =
    kind === 'browser' ? playwrightArguments(paths, titles) : vitestArguments(kind, paths, titles);
  const needsBrowser = kind === 'browser' || kind === 'compared';
  const env = {
    ...process.env,
    ...(needsBrowser ? { BROWSER_PATH: await findBrowser() } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    TEST_SITES: sitesOf(files).join(' '),
  };
  const isGood = await runShown(args, env);
  const [runner = ''] = args;
  if (!existsSync(report)) throw new Error(`${runner} could not run the tests; see above.`);
  const all = kind === 'browser' ? readPlaywrightResults(report) : readVitestResults(report);
  // With a filter, the runner skips what was not requested.
  const results = all.filter(({ status }) => title === undefined || status !== 'skipped');
  if (!isGood && results.every(({ status }) => status !== 'failed')) {
    const error = 'An error outside of tests; see above.';
    results.push({ status: 'failed', file: runner, error });
  }
  return results;
}

/** Runs a test runner, which shows its progress; resolves to whether it succeeded. */
function runShown(args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
    const handleSignal = (signal: NodeJS.Signals): void => {
      child.kill(signal);
      process.exit(1);
    };
    process.on('SIGINT', handleSignal).on('SIGTERM', handleSignal);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', handleSignal).off('SIGTERM', handleSignal);
      resolve(code === 0);
    });
  });
}

/** For the projects of vitest.config.ts. */
function vitestArguments(kind: TestKind, paths: readonly string[], titles: readonly string[]) {
  const projects = kind === 'unit' ? ['node', 'dom'] : [kind];
  return [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json'],
    `--outputFile.json=test-results/${kind}.json`,
    ...projects.map((project) => `--project=${project}`),
    ...paths,
    ...titles.flatMap((title) => ['--testNamePattern', title]),
  ];
}

function playwrightArguments(paths: readonly string[], titles: readonly string[]) {
  return [
    ...['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
    ...paths.map((path) => `${escapePattern(path)}$`),
    ...titles.flatMap((title) => ['--grep', title]),
  ];
}

/** Builds the sites that tests read or open. */
export async function buildSites(files: readonly TestFile[]): Promise<SiteName[]> {
  const names = sitesOf(files);
  const args = ['--import', 'tsx', 'e2e/buildSites.ts', ...names];
  const { ok, stdout, complaint } = await runQuietly(process.execPath, args, { cwd: '.' });
  if (!ok) throw new Error(`${stdout.toString()}${complaint}`);
  return names;
}

/** The sites that these files mention, by name or from a table of names, and the site itself. */
function sitesOf(files: readonly TestFile[]): SiteName[] {
  const isNamed = (name: SiteName) =>
    files.some(
      ({ text }) =>
        text.includes(`SITES.${name}`) || (text.includes('SITES[') && text.includes(`'${name}'`)),
    );
  return wantedSites().filter((name) => name === 'main' || isNamed(name));
}
