import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { readResults, type RunResults } from './readResults.ts';

const sample = sampleOf('one();\ntwo();\nthree();', { run: 'basket' });
const CONFIG = { rootDir: '/run', version: '1.56.1' };
const staged = [
  { sample, folder: '/run/seats-1', path: '/run/seats-1/sample.spec.ts', text: '', linesBefore: 1 },
];

function resultsOf(file: string, errors: RunResults['errors']): RunResults {
  const suite = { file, specs: [{ tests: [{ results: [{ errors }] }] }] };
  return { config: CONFIG, suites: [{ ...suite, suites: [suite] }], errors: [] };
}

const read = (results: RunResults) => readResults(staged, results, CONFIG.version);

test('refuses results of another release', () => {
  const other = {
    ...resultsOf('seats-1/sample.spec.ts', []),
    config: { ...CONFIG, version: '1.65.0' },
  };

  expect(() => read(other)).toThrow('run by 1.65.0 instead of 1.56.1');
});

test('finds nothing in tests that pass', () => {
  expect(read(resultsOf('seats-1/sample.spec.ts', []))).toEqual([]);
});

test('reports failures at the line of the sample, without the lines of the runner', () => {
  const message = '\u001B[31mError\u001B[39m: no seat\n\n  2 | one();\n> 3 | two();\n    at /run/x';
  const location = { file: '/run/seats-1/sample.spec.ts', line: 3 };

  const [finding] = read(resultsOf('seats-1/sample.spec.ts', [{ message, location }]));

  expect(finding).toEqual({ sample, line: 2, message: 'Error: no seat' });
});

test('reports a failed claim at the first line', () => {
  const errors = [{ message: 'No.', location: { file: '/run/seats-1/claims.ts', line: 30 } }];

  expect(read(resultsOf('seats-1/sample.spec.ts', errors))).toMatchObject([
    { line: 1 },
    { line: 1 },
  ]);
});

test('reports a file that cannot be loaded, whose failure needs no second attempt', () => {
  const errors = [{ message: 'Cannot load /run/seats-1/sample.spec.ts' }];

  expect(read({ config: CONFIG, suites: [], errors })).toMatchObject([
    { sample, message: 'Cannot load /run/seats-1/sample.spec.ts', isCertain: true },
  ]);
});

test('complains about samples that nothing was run of', () => {
  const nothing = { config: CONFIG, suites: [], errors: [] };

  expect(read(nothing)[0]?.message).toContain('no test and no claim');
});
