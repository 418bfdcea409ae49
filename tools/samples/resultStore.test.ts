import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PACKAGES } from '#build/read/installedPackages.ts';
import { runOfProject } from './project/recordProjects.ts';
import { keepRecorded, unrecorded } from './resultStore.ts';
import { sampleOf } from './testing.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recorded-'));
  mkdirSync(join(root, 'content/samples'), { recursive: true });
  for (const path of Object.values(PACKAGES))
    write(join(path, 'package.json'), '{"name":"p","version":"1"}');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const runOf = (code: string) =>
  runOfProject({
    key: 'seats/retries',
    samples: [sampleOf(code, { project: 'retries', title: 'a.spec.ts' })],
  });
const isUnrecorded = async (code: string) => (await unrecorded(root, [code], runOf)).includes(code);

test('does not ask for what was run as it is', async () => {
  expect(await isUnrecorded('1;')).toBe(true);

  await keepRecorded(root, [runOf('1;')]);

  expect(await isUnrecorded('1;')).toBe(false);
});

test.each([
  ['a shown file', () => undefined, '2;'],
  ['a hidden file', () => write('content/samples/projects/seats/retries/b.ts', ''), '1;'],
  [
    'a release',
    () => write(join(PACKAGES.stable, 'package.json'), '{"name":"p","version":"2"}'),
    '1;',
  ],
])('asks again after a change of %s', async (_what, change, code) => {
  await keepRecorded(root, [runOf('1;')]);

  change();

  expect(await isUnrecorded(code)).toBe(true);
});
