import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PACKAGES } from '#build/read/installedPackages.ts';
import { sampleOf } from '../testing.ts';
import type { Project } from './project.ts';
import { keepRecorded, unrecorded } from './recordProjects.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recorded-'));
  write('content/samples/projects/recorded.json', '{}');
  for (const path of Object.values(PACKAGES))
    write(join(path, 'package.json'), '{"name":"p","version":"1"}');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const projectOf = (code: string): Project => ({
  key: 'seats/retries',
  samples: [sampleOf(code, { project: 'retries', title: 'a.spec.ts' })],
});

test('does not ask for what was run as it is', async () => {
  expect(await unrecorded(root, [projectOf('1;')])).toHaveLength(1);

  await keepRecorded(root, [projectOf('1;')]);

  expect(await unrecorded(root, [projectOf('1;')])).toEqual([]);
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
  await keepRecorded(root, [projectOf('1;')]);

  change();

  expect(await unrecorded(root, [projectOf(code)])).toHaveLength(1);
});
