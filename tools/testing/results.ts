import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** A test that failed or was repeated, as far as one line can describe it. */
export interface TestProblem {
  /** From the root of the repository. */
  file: string;
  line?: number | undefined;
  /** Absent for failures outside tests. */
  title?: string | undefined;
  /** What the runner says about the first attempt. */
  error: string;
}

export interface TestResults {
  passed: number;
  failures: TestProblem[];
  /** Passed on the second attempt. */
  flaky: TestProblem[];
  /** The file of each skipped test. */
  skipped: string[];
}

/** Reads what Vitest's JSON reporter wrote. */
export function readVitestResults(reportFile: string): TestResults {
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as JsonTestResults;
  const results: TestResults = { passed: 0, failures: [], flaky: [], skipped: [] };
  for (const { name, assertionResults, status, message } of testResults) {
    const file = fromRoot(name);
    for (const { status: state, title, location, failureMessages } of assertionResults) {
      const [error] = failureMessages ?? [];
      const problem = { file, line: location?.line, title, error: error ?? '' };
      if (state === 'failed') results.failures.push(problem);
      else if (state !== 'passed') results.skipped.push(file);
      else {
        results.passed += 1;
        // What the first attempt failed with is kept.
        if (error !== undefined) results.flaky.push(problem);
      }
    }
    const isBroken = status === 'failed' && !results.failures.some((one) => one.file === file);
    if (isBroken) results.failures.push({ file, error: message });
  }
  return results;
}

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywrightResults(reportFile: string): TestResults {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as JSONReport;
  const results: TestResults = { passed: 0, failures: [], flaky: [], skipped: [] };
  for (const { file: name, line, title, tests } of report.suites.flatMap(specsOf)) {
    const file = `e2e/${name}`;
    for (const { status, results: attempts } of tests) {
      const problem = { file, line, title, error: attempts[0]?.error?.message ?? '' };
      if (status === 'unexpected') results.failures.push(problem);
      else if (status === 'skipped') results.skipped.push(file);
      else {
        results.passed += 1;
        if (status === 'flaky') results.flaky.push(problem);
      }
    }
  }
  for (const { message = '', location } of report.errors) {
    const file = location ? fromRoot(location.file) : 'playwright.config.ts';
    results.failures.push({ file, line: location?.line, error: message });
  }
  return results;
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function fromRoot(file: string): string {
  return relative(process.cwd(), file).replaceAll('\\', '/');
}
