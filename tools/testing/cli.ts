import { mkdirSync } from 'node:fs';
import { groupBy } from '#model/groupBy.ts';
import { failureLine, placeOf } from './failureLine.ts';
import { recordFlaky } from './flaky.ts';
import type { TestResult } from './results.ts';
import { buildSites, runTests } from './runners.ts';
import { readTestFiles, selectTests, type TestKind } from './selectTests.ts';
import { runStage } from './stage.ts';

/** In the order in which they run: what fails fast comes first. */
const STAGES: Record<TestKind, string> = {
  unit: 'Unit tests',
  dist: 'Built file tests',
  browser: 'Browser tests',
  compared: 'Comparisons',
};
const ORDER = Object.keys(STAGES) as TestKind[];
const READERS: readonly TestKind[] = ['dist', 'browser'];

async function main(words: readonly string[]): Promise<void> {
  const all = readTestFiles(process.cwd());
  const isComparing = words[0] === '--compared';
  const kinds = ORDER.filter((kind) => (kind === 'compared') === isComparing);
  const names = isComparing ? words.slice(1) : words;
  // What is named runs, of any kind.
  const wanted = names.length > 0 ? all : all.filter(({ kind }) => kinds.includes(kind));
  const { files, title } = selectTests(wanted, names);
  if (files.length === 0) {
    throw new Error(
      `No test matches "${names.join(' ')}": no path in src, tools, packages or e2e and no title contains it.`,
    );
  }
  mkdirSync('test-results', { recursive: true });

  const results: TestResult[] = [];
  const readers = files.filter(({ kind }) => READERS.includes(kind));
  const firstReader = ORDER.find((kind) => readers.some((file) => file.kind === kind));
  // Beside the unit tests, because each leaves a core idle at times; what is wrong with a site is said after them.
  const sites = firstReader ? buildSites(readers) : Promise.resolve([]);
  sites.catch(() => undefined);
  for (const kind of ORDER) {
    const chosen = files.filter((file) => file.kind === kind);
    if (chosen.length === 0) continue;
    if (kind === firstReader) await runStage('Sites', () => sites, String);
    const isComplete = chosen.length === all.filter((file) => file.kind === kind).length;
    const run = () => runTests(kind, { files: chosen, title }, isComplete);
    results.push(...(await runStage(STAGES[kind], run, countsOf)));
  }
  finish(results);
}

/** Prints what was skipped, what failed or needed a second attempt, and the totals. */
function finish(results: readonly TestResult[]): void {
  for (const [file, tests] of groupBy(ended(results, 'skipped'), (test) => test.file)) {
    console.log(`${tests.length} skipped in ${file}`);
  }
  const failed = ended(results, 'failed');
  for (const failure of failed) console.log(failureLine(failure));
  for (const result of ended(results, 'flaky')) {
    const test = `${placeOf(result)} ${result.title ?? ''}`.trim();
    recordFlaky({ test, error: result.error ?? '' });
    console.log(`Passed on the second attempt: ${test}`);
  }
  if (failed.length > 0 || ended(results, 'passed', 'flaky').length === 0) process.exitCode = 1;
  console.log(countsOf(results));
}

function countsOf(results: readonly TestResult[]): string {
  const passed = ended(results, 'passed', 'flaky').length;
  const skipped = ended(results, 'skipped').length;
  const counts = `${passed} passed, ${ended(results, 'failed').length} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}

function ended(results: readonly TestResult[], ...ways: TestResult['status'][]): TestResult[] {
  return results.filter(({ status }) => ways.includes(status));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
