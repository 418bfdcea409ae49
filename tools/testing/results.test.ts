import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightResults, readVitestResults } from './results.ts';

function writeReport(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('reads what Vitest reports', () => {
  const name = resolve('src/model/path.test.ts');
  const assertion = (title: string, status: string, ...failureMessages: string[]) => {
    return { title, status, failureMessages, location: { line: 3, column: 1 } };
  };
  const assertionResults = [
    assertion('joins', 'passed'),
    assertion('splits', 'failed', 'not equal'),
    assertion('waits', 'passed', 'too early'),
    assertion('renders', 'failed', 'Error: STACK_TRACE_ERROR\n    at task'),
    assertion('compiles', 'skipped'),
  ];
  const broken = { name: resolve('src/a.test.ts'), status: 'failed', message: 'no such module' };
  const testResults = [
    { name, status: 'failed', message: '', assertionResults },
    { ...broken, assertionResults: [] },
    { ...broken, message: '', assertionResults: [assertion('opens', 'skipped')] },
  ];

  expect(readVitestResults(writeReport({ testResults }))).toMatchObject([
    { status: 'passed', title: 'joins' },
    {
      status: 'failed',
      file: 'src/model/path.test.ts',
      line: 3,
      title: 'splits',
      error: 'not equal',
    },
    { status: 'flaky', title: 'waits', error: 'too early' },
    { status: 'failed', title: 'renders', error: 'Test timed out\n    at task' },
    { status: 'skipped', title: 'compiles' },
    { status: 'failed', file: 'src/a.test.ts', error: 'no such module' },
    { status: 'skipped', title: 'opens' },
    { status: 'failed', file: 'src/a.test.ts', error: 'A hook failed or timed out: see above.' },
  ]);
});

test('reads what Playwright reports', () => {
  const spec = (title: string, status: string, ...messages: string[]) => {
    const results = messages.map((message) => ({ error: message ? { message } : undefined }));
    return { file: 'tabs.spec.ts', line: 7, title, tests: [{ status, results }] };
  };
  const inner = { specs: [spec('closes', 'unexpected', 'not hidden', 'not hidden')] };
  const specs = [
    spec('opens', 'expected', ''),
    spec('moves', 'flaky', 'too early', ''),
    spec('prints', 'skipped'),
  ];
  const errors = [{ message: 'no browser' }];

  const suites = [{ specs, suites: [inner] }];

  expect(readPlaywrightResults(writeReport({ suites, errors }))).toMatchObject([
    { status: 'passed', title: 'opens' },
    { status: 'flaky', title: 'moves', error: 'too early' },
    { status: 'skipped', title: 'prints' },
    { status: 'failed', file: 'e2e/tabs.spec.ts', line: 7, title: 'closes', error: 'not hidden' },
    { status: 'failed', file: 'playwright.config.ts', error: 'no browser' },
  ]);
});
