import { expect, test } from 'vitest';
import type { Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { lateProjects } from './lateProjects.ts';
import { commandsOf, projectsOf } from './project.ts';

const terminal = (project: string) => sampleOf('$ node a.js', { language: 'console', project });

function recordingOf(sample: Sample, line: string) {
  return { step: commandsOf(sample)[0]!, version: 'stable' as const, lines: [line] };
}

test('finds the projects whose findings may come from a slow machine', () => {
  const late = terminal('late');
  const wrong = terminal('wrong');
  const right = terminal('right');
  const recordings = [
    recordingOf(late, 'Test timeout of 30000ms exceeded.'),
    recordingOf(wrong, '1 failed'),
    recordingOf(right, 'Test timeout of 30000ms exceeded.'),
  ];
  const findings = [late, wrong].map((sample) => ({ sample, line: 1, message: '' }));

  const found = lateProjects(projectsOf([late, wrong, right]), recordings, findings);

  expect(found.map(({ name }) => name)).toEqual(['late']);
});
