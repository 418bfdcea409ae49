import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import type { Setting } from './createWork.ts';
import { csharpFindings } from './csharpChecker.ts';
import { FRAMEWORKS } from './placeCsharp.ts';

const sample = sampleOf('await A();\nawait B();');

const settings = (['current', 'stable'] as const).flatMap((version) =>
  Object.values(FRAMEWORKS).map((framework): Setting => ({
    samples: [sample],
    version,
    framework,
  })),
);

function said(
  units: readonly number[],
  fields: { line?: number; isError?: boolean; code?: string } = {},
) {
  const message = {
    file: 0,
    line: 3,
    column: 7,
    code: 'CS1',
    text: 'wrong.',
    isError: true,
    ...fields,
  };
  return csharpFindings(
    units.map((unit) => ({ ...message, unit })),
    settings,
  );
}

test('says once what holds everywhere', () => {
  expect(said([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([
    { sample, line: 2, column: 7, message: 'CS1: wrong.' },
  ]);
});

test.each([
  [[1, 5], 'CS1: wrong. (NUnit)'],
  [[0, 1, 2, 3], 'CS1: wrong. (current)'],
  [[4], 'CS1: wrong. (MSTest; stable)'],
])('names the settings %j', (units, expected) => {
  expect(said(units).map(({ message }) => message)).toEqual([expected]);
});

test('passes over warnings about what was put around a sample, but not over errors', () => {
  expect(said([0], { line: 1, isError: false })).toEqual([]);
  expect(said([0], { line: 4, isError: false })).toEqual([]);
  expect(said([0], { line: 4 })).toMatchObject([{ line: 2 }]);
});

test('lets the reference show what is obsolete', () => {
  const obsolete = { code: 'CS0612', isError: false };
  const shown: Setting[] = [
    { samples: [{ ...sample, page: 'api/class-page' }], version: 'stable', framework: undefined },
  ];
  const message = { unit: 0, file: 0, line: 2, column: 1, text: 'old', ...obsolete };

  expect(said([0], obsolete)).toHaveLength(1);
  expect(csharpFindings([message], shown)).toEqual([]);
});
