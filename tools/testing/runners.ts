import { resolve } from 'node:path';
import type { SiteName } from '../../e2e/sites.ts';
import { wantedSites } from '../../e2e/sites.ts';
import { findBrowser } from '../findBrowser.mjs';
import type { Progress } from './progress.ts';
import type { TestResults } from './runTests.ts';
import { runTests } from './runTests.ts';
import { runTool } from './runTool.ts';
import type { Selection, TestFile, TestKind } from './selectTests.ts';
import { escapePattern } from './selectTests.ts';

/** The Vitest projects of each kind; see vitest.config.ts. */
const PROJECTS: Record<Exclude<TestKind, 'browser'>, string[]> = {
  unit: ['node', 'dom'],
  dist: ['dist'],
  samples: ['samples'],
};

interface RunOptions {
  /** The requested files of this kind, and the title to filter by. */
  selection: Selection;
  /** Whether to run every file of the kind. */
  isComplete: boolean;
  progress: Progress;
}

/** Runs tests of one kind with Vitest. */
export async function runVitest(
  kind: Exclude<TestKind, 'browser'>,
  { selection: { files, title }, isComplete, progress }: RunOptions,
): Promise<TestResults> {
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=./tools/testing/vitestReporter.ts'],
    ...PROJECTS[kind].map((project) => `--project=${project}`),
    ...(isComplete ? [] : files.map(({ path }) => path)),
    ...(title === undefined ? [] : ['--testNamePattern', escapePattern(title)]),
  ];
  const env = kind === 'samples' ? await withBrowser() : process.env;
  return runTests(args, progress, env);
}

/** Runs browser tests, with a server for the sites that they open. */
export async function runPlaywright({
  selection: { files, title },
  isComplete,
  progress,
}: RunOptions): Promise<TestResults> {
  const reporter = resolve('tools/testing/playwrightReporter.ts');
  const args = [
    ...['node_modules/@playwright/test/cli.js', 'test', `--reporter=${reporter},json`],
    ...(isComplete ? [] : files.map(({ path }) => `${escapePattern(path)}$`)),
    ...(title === undefined ? [] : ['--grep', escapePattern(title)]),
  ];
  const env = {
    ...(await withBrowser()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/browser.json',
    TEST_SITES: sitesOf(files).join(' '),
  };
  return runTests(args, progress, env);
}

/** Builds the sites that tests read or open; two at a time, because a build uses one core. */
export async function buildSites(files: readonly TestFile[]): Promise<{ note: string }> {
  const names = sitesOf(files);
  const lanes = [names.filter((name) => name === 'main'), names.filter((name) => name !== 'main')];
  const runs = await Promise.all(
    lanes
      .filter((lane) => lane.length > 0)
      .map((lane) => runTool(['--import', 'tsx', 'e2e/buildSites.ts', ...lane])),
  );
  const bad = runs.filter(({ isGood }) => !isGood);
  if (bad.length > 0) throw new Error(bad.map(({ output }) => output).join('\n'));
  return { note: names.join(', ') };
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

async function withBrowser(): Promise<NodeJS.ProcessEnv> {
  return { ...process.env, BROWSER_PATH: await findBrowser() };
}
