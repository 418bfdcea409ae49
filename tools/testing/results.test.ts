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
    assertion('compiles', 'skipped'),
  ];
  const broken = { name: resolve('src/a.test.ts'), status: 'failed', message: 'no such module' };
  const testResults = [
    { name, status: 'failed', message: '', assertionResults },
    { ...broken, assertionResults: [] },
  ];

  expect(readVitestResults(writeReport({ testResults }))).toEqual({
    passed: 2,
    failures: [
      { file: 'src/model/path.test.ts', line: 3, title: 'splits', error: 'not equal' },
      { file: 'src/a.test.ts', error: 'no such module' },
    ],
    flaky: [{ file: 'src/model/path.test.ts', line: 3, title: 'waits', error: 'too early' }],
    skipped: ['src/model/path.test.ts'],
  });
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

  expect(
    readPlaywrightResults(writeReport({ suites: [{ specs, suites: [inner] }], errors })),
  ).toEqual({
    passed: 2,
    failures: [
      { file: 'e2e/tabs.spec.ts', line: 7, title: 'closes', error: 'not hidden' },
      { file: 'playwright.config.ts', line: undefined, error: 'no browser' },
    ],
    flaky: [{ file: 'e2e/tabs.spec.ts', line: 7, title: 'moves', error: 'too early' }],
    skipped: ['e2e/tabs.spec.ts'],
  });
});
