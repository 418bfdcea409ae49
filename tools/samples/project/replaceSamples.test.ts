import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { replaceSamples } from './replaceSamples.ts';

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
