import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeOutput } from './writeOutput.ts';

let folder: string;
let out: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbill-'));
  out = join(folder, 'dist');
  await mkdir(out);
  await writeFile(join(out, 'index.html'), 'old');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('puts the new output in place of the old', async () => {
  const files = [{ path: 'docs/intro.html', content: 'new' }];

  const count = await writeOutput(out, { copies: [], files });

  expect(count).toBe(1);
  expect(await readdir(out, { recursive: true })).toEqual(['docs', 'docs/intro.html']);
  expect(await readdir(folder)).toEqual(['dist']);
});

test('leaves the last good output alone when a file cannot be made', async () => {
  function* files() {
    yield { path: 'index.html', content: 'half' };
    throw new Error('The renderer crashed.');
  }

  const building = writeOutput(out, { copies: [], files: files() });

  await expect(building).rejects.toThrow(`The output could not be written; ${out} is unchanged.`);
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['dist']);
});

test('leaves the last good output alone when the disk refuses a file', async () => {
  // A file where a folder is needed fails for every user, as a full or read-only disk would.
  const files = [
    { path: 'docs', content: 'a file' },
    { path: 'docs/intro.html', content: 'new' },
  ];

  const building = writeOutput(out, { copies: [], files });

  await expect(building).rejects.toThrow('The output could not be written');
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
});
