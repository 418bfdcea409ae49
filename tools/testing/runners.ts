import { existsSync, rmSync } from 'node:fs';
import type { SiteName } from '../../e2e/sites.ts';
import { wantedSites } from '../../e2e/sites.ts';
import { findBrowser } from '../findBrowser.mjs';
import type { TestResults } from './results.ts';
import { readPlaywrightResults, readVitestResults } from './results.ts';
import { runTool } from './runTool.ts';
import type { Selection, TestFile, TestKind } from './selectTests.ts';
import { escapePattern } from './selectTests.ts';

/** The Vitest projects of each kind; see vitest.config.ts. */
const PROJECTS: Record<Exclude<TestKind, 'browser'>, string[]> = {
  unit: ['node', 'dom'],
  dist: ['dist'],
  labs: ['labs'],
};

/** Kinds whose tests start a browser. */
const NEEDS_BROWSER: ReadonlySet<TestKind> = new Set(['browser', 'labs']);

/** Runs the tests of one kind, and reads what the runner reported. */
export async function runTests(
  kind: TestKind,
  { files, title }: Selection,
  isComplete: boolean,
): Promise<TestResults> {
  const report = `test-results/${kind}.json`;
  rmSync(report, { force: true });
  const paths = isComplete ? [] : files.map(({ path }) => path);
  const titles = title === undefined ? [] : [escapePattern(title)];
  const args =
    kind === 'browser' ? playwrightArguments(paths, titles) : vitestArguments(kind, paths, titles);
  const env = {
    ...process.env,
    ...(NEEDS_BROWSER.has(kind) ? { BROWSER_PATH: await findBrowser() } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    TEST_SITES: sitesOf(files).join(' '),
  };
  const { isGood } = await runTool(args, { env, isShown: true });
  if (!existsSync(report)) throw new Error(`${args[0]} could not run the tests; see above.`);
  const results = kind === 'browser' ? readPlaywrightResults(report) : readVitestResults(report);
  // With a filter, the runner skips what was not requested.
  if (title !== undefined) results.skipped = [];
  if (!isGood && results.failures.length === 0) {
    results.failures.push({ file: args[0] ?? '', error: 'An error outside of tests; see above.' });
  }
  return results;
}

function vitestArguments(
  kind: Exclude<TestKind, 'browser'>,
  paths: readonly string[],
  titles: readonly string[],
): string[] {
  return [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json'],
    `--outputFile.json=test-results/${kind}.json`,
    ...PROJECTS[kind].map((project) => `--project=${project}`),
    ...paths,
    ...titles.flatMap((title) => ['--testNamePattern', title]),
  ];
}

function playwrightArguments(paths: readonly string[], titles: readonly string[]): string[] {
  return [
    ...['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
    ...paths.map((path) => `${escapePattern(path)}$`),
    ...titles.flatMap((title) => ['--grep', title]),
  ];
}

/** Builds the sites that tests read or open. */
export async function buildSites(files: readonly TestFile[]): Promise<SiteName[]> {
  const names = sitesOf(files);
  const { isGood, output } = await runTool(['--import', 'tsx', 'e2e/buildSites.ts', ...names]);
  if (!isGood) throw new Error(output);
  return names;
}

/** The sites that these files mention, and the site itself. */
function sitesOf(files: readonly TestFile[]): SiteName[] {
  return wantedSites().filter(
    (name) => name === 'main' || files.some(({ text }) => namesSite(text, name)),
  );
}

function namesSite(text: string, name: SiteName): boolean {
  // By name, or from a table of names.
  return text.includes(`SITES.${name}`) || (text.includes('SITES[') && text.includes(`'${name}'`));
}
