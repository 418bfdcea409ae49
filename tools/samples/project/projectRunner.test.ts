import { expect, test } from 'vitest';
import { formatFindings } from '../report.ts';
import { sampleOf } from '../testing.ts';
import { commandsOf } from './project.ts';
import { judgeRecordings, unusableSamples } from './projectRunner.ts';

const fields = { language: 'console', project: 'retries' };
const sample = sampleOf('$ node a.js\n1\n2', fields);
const [step] = commandsOf(sample);

test('finds nothing where both versions print what the page shows', () => {
  const recording = { step: step!, lines: ['1', '2'] };

  expect(
    judgeRecordings([
      { ...recording, version: 'stable' },
      { ...recording, version: 'current' },
    ]),
  ).toEqual([]);
});

test('reports at which line of the page the output differs', () => {
  const findings = judgeRecordings([{ step: step!, version: 'stable', lines: ['1', '3'] }]);

  expect(formatFindings(findings)).toMatchInlineSnapshot(`
    "Page seats
    content/docs/seats.md:12
      In version stable, the output of "node a.js" differs from here on.
      page   | 2
      printed| 3
      | 2"
  `);
});

test('advises to show each version its own output where one of them differs', () => {
  const [finding] = judgeRecordings([
    { step: step!, version: 'stable', lines: ['1', '2'] },
    { step: step!, version: 'current', lines: ['1'] },
  ]);

  expect(finding?.message).toContain(':::only{version="next"}');
});

test('finds samples that cannot be a part of a project', () => {
  const wrong = [
    sampleOf('$ npm test', fields),
    sampleOf('npm test', { ...fields, language: 'bash' }),
    sampleOf('text', { ...fields, language: 'ts', title: 'a.ts' }),
  ];

  expect(unusableSamples(wrong).map(({ message }) => message)).toEqual([
    'A project can only run "npx playwright …" and "node …".',
    'A project sample must be a file with a title, or a console fence with commands.',
  ]);
});
