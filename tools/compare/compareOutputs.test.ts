import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareOutputs } from './compareOutputs.ts';

function output(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  mkdirSync(join(folder, 'assets'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}

test('takes outputs for the same that differ in hashes only', () => {
  const before = output({
    'assets/entry-AbCd1234.js': 'go()',
    'a.html': '<script src="/assets/entry-AbCd1234.js">',
  });
  const after = output({
    'assets/entry-Xy_z-567.js': 'go()',
    'a.html': '<script src="/assets/entry-Xy_z-567.js">',
  });

  expect(compareOutputs(before, after)).toEqual([]);
});

test('names what is missing, new and different', () => {
  const before = output({ 'a.html': 'one\ntwo', 'b.html': 'gone' });
  const after = output({ 'a.html': 'one\nthree', 'c.html': 'new' });

  expect(compareOutputs(before, after)).toEqual([
    { path: 'b.html', what: 'missing' },
    { path: 'c.html', what: 'new' },
    { path: 'a.html', what: 'differs', lines: ['two', 'three'] },
  ]);
});
