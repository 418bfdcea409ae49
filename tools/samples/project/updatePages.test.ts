import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { commandsOf } from './project.ts';
import { replaceSamples, updatedCode } from './updatePages.ts';

const sample = sampleOf('$ node a.js\nold\n\n$ npx playwright show-report\nServing\n$ node b.js', {
  language: 'console',
  project: 'retries',
});
const [a, , b] = commandsOf(sample);

test('writes below each command what it printed, and keeps the output of those that were not run', () => {
  const recordings = [
    { step: a!, version: 'current' as const, lines: ['next'] },
    { step: a!, version: 'stable' as const, lines: ['new', 'lines'] },
    { step: b!, version: 'current' as const, lines: ['b'] },
  ];

  expect(updatedCode(sample, recordings)).toBe(
    '$ node a.js\nnew\nlines\n\n$ npx playwright show-report\nServing\n$ node b.js\nb',
  );
});

test('puts code of any length into fences, indented as they are', () => {
  const text = 'Text.\n```console\n$ a\n1\n```\n- Item:\n\n  ```console\n  $ b\n  ```\nEnd.\n';
  const replacements = [
    { old: sampleOf('$ a\n1', { line: 3 }), code: '$ a' },
    { old: sampleOf('$ b', { line: 9 }), code: '$ b\n\n2' },
  ];

  expect(replaceSamples(text, replacements)).toBe(
    'Text.\n```console\n$ a\n```\n- Item:\n\n  ```console\n  $ b\n\n  2\n  ```\nEnd.\n',
  );
});
