import { expect, test } from 'vitest';
import { readCommand } from './readCommand.ts';

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
