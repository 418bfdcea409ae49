import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createResultStore } from './resultStore.ts';
import { sampleOf } from './testing.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'playbill-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function open(fingerprint = '1.0') {
  return createResultStore(folder, 'C#', fingerprint);
}

const good = sampleOf('good();');
const bad = sampleOf('bad();');

test('remembers what was found in the samples of a page', () => {
  const store = open();
  store.keep([good, bad], [{ sample: bad, line: 1, message: 'No.' }]);
  store.save();
  const moved = { ...bad, line: 99 };

  expect(open().find([good, moved])).toEqual([{ sample: moved, line: 1, message: 'No.' }]);
});

test('forgets it when a sample, its page or a tool changes', () => {
  const store = open();
  store.keep([good, bad], []);
  store.save();

  expect(open().find([good])).toBeUndefined();
  expect(open().find([good, { ...bad, versions: ['stable'] }])).toBeUndefined();
  expect(open('1.1').find([good, bad])).toBeUndefined();
});

test('keeps the results of pages that were not asked for', () => {
  const store = open();
  store.keep([good], []);
  store.save();
  const later = open();
  later.keep([bad], []);
  later.save();

  expect(open().find([good])).toEqual([]);
});
