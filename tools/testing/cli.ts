import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { failureLine } from './failureLine.ts';
import type { Failure } from './messages.ts';
import { buildSites, runPlaywright, runVitest } from './runners.ts';
import type { TestResults } from './runTests.ts';
import type { TestKind } from './selectTests.ts';
import { readTestFiles, selectTests } from './selectTests.ts';
import { skippedLines } from './skippedLines.ts';
import { runStage } from './stage.ts';

const RESULTS = 'test-results';
const FAILURES = join(RESULTS, 'failures.txt');

/** In the order in which they run: what fails fast comes first. */
const STAGES: Record<TestKind, string> = {
  unit: 'Unit tests',
  dist: 'Built file tests',
  samples: 'Sample runner',
  browser: 'Browser tests',
};

async function main(words: readonly string[]): Promise<void> {
  const all = readTestFiles(process.cwd());
  const isRepeated = words.length > 0;
  const { files, title } = selectTests(all, words);
  if (files.length === 0) {
    throw new Error(
      `No test matches "${words.join(' ')}": no path in src, tools, bench or e2e and no title contains it.`,
    );
  }
  mkdirSync(RESULTS, { recursive: true });
  rmSync(FAILURES, { force: true });

  const results: TestResults[] = [];
  const ofKind = (kind: TestKind) => files.filter((file) => file.kind === kind);
  for (const [kind, name] of Object.entries(STAGES) as [TestKind, string][]) {
    const chosen = ofKind(kind);
    if (chosen.length === 0) continue;
    const needsSites = kind === 'dist' || (kind === 'browser' && ofKind('dist').length === 0);
    if (needsSites) {
      await runStage('Sites', () => buildSites([...ofKind('dist'), ...ofKind('browser')]));
    }
    const isComplete = chosen.length === all.filter((file) => file.kind === kind).length;
    const result = await runStage(name, (progress) => {
      const options = { selection: { files: chosen, title }, isComplete, progress };
      return kind === 'browser' ? runPlaywright(options) : runVitest(kind, options);
    });
    // When you rerun a few tests, you want all failures, so they are printed at the end.
    if (!isRepeated) for (const failure of result.failures) console.log(failureLine(failure));
    results.push(result);
  }
  finish(results, isRepeated);
}

/** Prints what was skipped and why, where details are, and the totals. */
function finish(results: readonly TestResults[], isRepeated: boolean): void {
  const failures = results.flatMap((one) => one.failures);
  const skipped = results.flatMap((one) => one.skipped);
  for (const line of skippedLines(skipped)) console.log(line);
  if (failures.length > 0) {
    const text = failures.map(detailsOf).join('\n\n');
    writeFileSync(FAILURES, text);
    console.log(isRepeated ? text : `Details: ${FAILURES}`);
    process.exitCode = 1;
  }
  const passed = results.reduce((sum, one) => sum + one.passed, 0);
  const counts = [`${passed} passed`, `${failures.length} failed`];
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  if (passed + failures.length === 0) process.exitCode = 1;
  console.log(counts.join(', '));
}

function detailsOf(failure: Failure): string {
  return `${failureLine(failure)}\n${stripVTControlCharacters(failure.details)}`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
