import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsIn, withPlacedSamples } from './placedSample.ts';
import { sampleOf } from './testing.ts';

test('keeps the files only as long as they are needed', async () => {
  const files = [{ path: 'deep/down/sample.py', text: 'pass\n' }];
  let folder = '';

  const text = await withPlacedSamples(tmpdir(), files, (made) => {
    folder = made;
    return Promise.resolve(readFileSync(join(made, 'deep/down/sample.py'), 'utf8'));
  });

  expect(text).toBe('pass\n');
  expect(existsSync(folder)).toBe(false);
});

test.each([
  ['counts lines from the first one of the sample', 6, 2],
  ['moves what is before the sample to its first line', 2, 1],
  ['moves what is behind the sample to its last line', 9, 3],
])('%s', (_, line, expected) => {
  const sample = sampleOf('python', { code: 'a\nb\nc' });
  const placed = [{ sample, path: 'sample.py', text: '', linesBefore: 4 }];

  const findings = findingsIn(placed, [{ path: 'sample.py', line, message: 'wrong' }]);

  expect(findings).toEqual([{ sample, line: expected, message: 'wrong' }]);
});

test('throws on a message about one of its own files', () => {
  const messages = [{ path: 'ambient.py', line: 3, message: 'wrong' }];

  expect(() => findingsIn([], messages)).toThrow(
    'ambient.py:3 is not a sample and does not compile: wrong',
  );
});
