import { expect, test } from 'vitest';
import { pageSections } from './pageSections.ts';
import { brokenBars } from './report.ts';

const page = (scriptTime: number[], floor: number[]) => ({
  choice: { label: 'guide', paths: ['/docs/intro'] },
  samples: [scriptTime.map((time) => ({ scriptTime: time }))],
  calibration: floor.map((time) => ({ scriptTime: time })),
});

test('divides each run by the run of the page with one button', () => {
  const sections = pageSections([page([60, 90, 150], [40, 60, 100])]);
  const multiples = sections.find(({ title }) => title.startsWith('Multiples'));

  expect(multiples?.rows.map(({ samples }) => samples)).toEqual([[[]], [[]], [[1.5, 1.5, 1.5]]]);
  expect(brokenBars(sections)).toEqual([]);
});

test('names what is over a bar that holds on every machine', () => {
  expect(brokenBars(pageSections([page([70, 90, 80], [40, 50, 50])]))).toEqual([
    'Multiples of the page with one button: guide: scripts',
  ]);
});
