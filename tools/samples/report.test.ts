import { expect, test } from 'vitest';
import { flakySamples, formatFindings, formatSummary } from './report.ts';
import { sampleOf } from './testing.ts';

const bad = sampleOf('const a = 1;\nawait page.clik();');

test('shows page, place, message and the line', () => {
  const findings = [
    { sample: bad, line: 2, message: 'There is no "clik".\nDid you mean "click"?' },
    { sample: { ...bad, page: 'intro', file: 'content/docs/intro.md' }, line: 1, message: 'No.' },
  ];

  expect(formatFindings(findings)).toMatchInlineSnapshot(`
    "Page intro
    content/docs/intro.md:10
      No.
      | const a = 1;

    Page seats
    content/docs/seats.md:11
      There is no "clik".
      Did you mean "click"?
      | await page.clik();"
  `);
});

test('names a flaky sample once, with its first error', () => {
  const findings = ['Late.', 'Closed.'].map((message) => ({ sample: bad, line: 2, message }));

  expect(flakySamples(findings)).toEqual([
    { test: 'content/docs/seats.md:10 rows', error: 'Late.' },
  ]);
});

test('counts by language and lists what was left out', () => {
  const left = sampleOf('x', { unchecked: 'a sketch' });
  const outcomes = [
    {
      name: 'TypeScript',
      checked: [bad],
      findings: [{ sample: bad, line: 1, message: 'No.' }],
      flaky: [],
      links: new Map(),
      notes: ['TypeScript: all types are known.'],
    },
    {
      ...{ name: 'Java', checked: [], findings: [], flaky: [], links: new Map(), notes: [] },
      missing: 'Install a JDK.',
    },
  ];
  const samples = [bad, left, sampleOf('y', { language: 'java' })];

  expect(formatSummary(samples, outcomes, [bad])).toMatchInlineSnapshot(`
    "      samples  checked  run  failed
    ts          2        1    1       1
    java        1        0    0       0
    TypeScript: all types are known.
    Java: not checked. Install a JDK.
    1 left out with a reason:
      content/docs/seats.md:10 a sketch"
  `);
});
