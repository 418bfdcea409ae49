import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** How a test ended, as far as one line can describe it. */
export interface TestResult {
  /** Flaky is what passed on the second attempt. */
  status: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** From the root of the repository. */
  file: string;
  line?: number | undefined;
  /** Absent for failures outside tests. */
  title?: string | undefined;
  /** What the runner says about the first attempt. */
  error?: string | undefined;
}

/** Reads what Vitest's JSON reporter wrote. */
export function readVitestResults(reportFile: string): TestResult[] {
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as JsonTestResults;
  return testResults.flatMap(({ name, assertionResults, status, message }) => {
    const file = fromRoot(name);
    const tests = assertionResults.map((test): TestResult => {
      const [error] = (test.failureMessages ?? []).map(withoutPlaceholder);
      return {
        status: endOf(test.status, error),
        file,
        line: test.location?.line,
        title: test.title,
        error,
      };
    });
    const isBroken = status === 'failed' && !tests.some((test) => test.status === 'failed');
    const error = message || 'A hook failed or timed out: see above.';
    return isBroken ? [...tests, { status: 'failed' as const, file, error }] : tests;
  });
}

/** For what timed out, Vitest reports the error that it made to know the place. */
function withoutPlaceholder(message: string): string {
  return message.replace('Error: STACK_TRACE_ERROR', 'Test timed out');
}

/** Of a test that passed, Vitest keeps what the first attempt failed with. */
function endOf(status: string, error: string | undefined): TestResult['status'] {
  if (status === 'failed') return status;
  if (status !== 'passed') return 'skipped';
  return error === undefined ? 'passed' : 'flaky';
}

const ENDS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywrightResults(reportFile: string): TestResult[] {
  const { suites, errors } = JSON.parse(readFileSync(reportFile, 'utf8')) as JSONReport;
  const tests = suites.flatMap(specsOf).flatMap(({ file, line, title, tests: attempted }) =>
    attempted.map(({ status, results: [first] }): TestResult => ({
      status: ENDS[status],
      file: `e2e/${file}`,
      line,
      title,
      error: first?.error?.message,
    })),
  );
  const outside = errors.map(({ message, location }): TestResult => ({
    status: 'failed',
    file: location ? fromRoot(location.file) : 'playwright.config.ts',
    line: location?.line,
    error: message,
  }));
  return [...tests, ...outside];
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function fromRoot(file: string): string {
  return relative(process.cwd(), file).replaceAll('\\', '/');
}
