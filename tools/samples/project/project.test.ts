import { expect, test } from 'vitest';
import type { Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { projectsOf, readCommand, stepsOf } from './project.ts';

const file = (line: number, title: string, fields: Partial<Sample> = {}) =>
  sampleOf(`// ${line}`, { line, title, project: 'retries', ...fields });

const terminal = (line: number, code: string, fields: Partial<Sample> = {}) =>
  sampleOf(code, { line, language: 'console', project: 'retries', ...fields });

/** The steps of the only project of these samples, in short. */
function shortSteps(samples: Sample[], version: 'stable' | 'current' = 'stable'): string[] {
  return projectsOf(samples).flatMap((project) =>
    stepsOf(project, version).map((step) =>
      step.type === 'file' ? `${step.path}: ${step.text}` : `$ ${step.command}`,
    ),
  );
}

test('finds a project for each name of a page', () => {
  const samples = [
    file(1, 'a.ts'),
    file(2, 'a.ts', { project: 'shards' }),
    file(3, 'b.ts'),
    file(4, 'a.ts', { page: 'other' }),
    sampleOf('// of no project'),
  ];

  expect(projectsOf(samples).map(({ key, samples: own }) => [key, own.length])).toEqual([
    ['seats/retries', 2],
    ['seats/shards', 1],
    ['other/retries', 1],
  ]);
});

test('writes files and runs commands in the order of the page', () => {
  // What only one of the versions shows is read last.
  const samples = [terminal(5, '$ node a.js\n1'), file(9, 'a.ts'), file(1, 'a.ts')];

  expect(shortSteps(samples)).toEqual(['a.ts: // 1\n', '$ node a.js', 'a.ts: // 9\n']);
});

test('leaves out what a version does not show', () => {
  const samples = [
    terminal(1, '$ node a.js', { versions: ['stable'] }),
    terminal(5, '$ node b.js', { versions: ['current'] }),
  ];

  expect(shortSteps(samples, 'current')).toEqual(['$ node b.js']);
});

test('does not run commands that are not to be checked, but writes such files', () => {
  const unchecked = 'needs a printer';

  expect(
    shortSteps([file(1, 'a.ts', { unchecked }), terminal(5, '$ node a.js', { unchecked })]),
  ).toEqual(['a.ts: // 1\n']);
});

test('takes the lines below a command for its output', () => {
  const code = '$ node a.js\n1\n\n2\n$ node b.js\n$ node c.js\n3';

  const steps = projectsOf([terminal(10, code)]).flatMap((project) => stepsOf(project, 'stable'));

  expect(steps).toMatchObject([
    { command: 'node a.js', index: 0, line: 1, output: ['1', '', '2'] },
    { command: 'node b.js', index: 1, line: 5, output: [] },
    { command: 'node c.js', index: 2, line: 6, output: ['3'] },
  ]);
});

test.each([
  ['npx playwright test --grep "two words"', 'playwright', ['test', '--grep', 'two words'], {}],
  ['RETRIES=2 SHOW= npx playwright test', 'playwright', ['test'], { RETRIES: '2', SHOW: '' }],
  ["node -e 'console.log(1)'", 'node', ['-e', 'console.log(1)'], {}],
])('reads %s', (text, program, args, env) => {
  expect(readCommand(text)).toEqual({ type: 'run', program, args, env });
});

test.each([
  ['npm test', 'A project can only run "npx playwright …" and "node …".'],
  ['npx tsc', 'A project can only run "npx playwright …" and "node …".'],
  ['RETRIES=2', 'A project can only run "npx playwright …" and "node …".'],
  ['npx playwright install', 'A project must not change the machine.'],
  ['node a.js && node b.js', '"&&" needs a shell: write each command on its own line.'],
  ['npx playwright test > list.txt', '">" needs a shell: write each command on its own line.'],
])('refuses %s', (text, why) => {
  expect(readCommand(text)).toEqual({ type: 'refused', why });
});

test('does not run what waits for a reader', () => {
  expect(readCommand('npx playwright show-report')).toEqual({ type: 'waits' });
});
