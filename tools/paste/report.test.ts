import { expect, test } from 'vitest';
import { sampleOf } from '../samples/testing.ts';
import { type Outcome, PASSED, type Result, untried } from './paste.ts';
import { belowBar, formatFailures, formatReasons, formatTable } from './report.ts';

const FAILED: Result = { status: 'failed', line: 2, message: 'Timeout' };

test('shows each failure at its line, reasons with counts, and a table', () => {
  const outcomes = [of(PASSED), of(FAILED), of(untried('needs a file')), of(PASSED, false)];

  expect(formatFailures(outcomes)).toBe(
    'content/docs/seats.md:11 (ts, complete)\n  Timeout\n  | 2;',
  );
  expect(formatReasons(outcomes)).toBe('    1  nodejs: needs a file');
  expect(formatTable(outcomes))
    .toBe(`Edition    Samples    Tried      Passed     Failed     Not tried
nodejs     complete   2          1          1          1
nodejs     fragments  1          1          0          0`);
});

test('wants all complete samples and nine of ten fragments to pass', () => {
  const nine = Array.from({ length: 9 }, () => of(PASSED, false));

  expect(belowBar([...nine, of(FAILED, false), of(PASSED)])).toEqual([]);
  expect(belowBar([...nine, of(FAILED, false), of(FAILED, false)])).toHaveLength(1);
  expect(belowBar([of(PASSED), of(FAILED)])).toHaveLength(1);
});

function of(result: Result, isComplete = true): Outcome {
  return { sample: sampleOf('1;\n2;'), edition: 'nodejs', isComplete, result };
}
