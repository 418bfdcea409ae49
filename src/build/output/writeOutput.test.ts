import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#build/testing.ts';
import { type OutputFolder, writeOutput } from './writeOutput.ts';

let folder: string;
let out: string;

beforeEach(async () => {
  folder = await temporaryFolder({ 'dist/index.html': 'old' });
  out = join(folder, 'dist');
});

const write = (files: OutputFolder['files'], code = 'a') =>
  writeOutput(out, { copies: [], files, manifest: join(folder, 'known.json'), code });

test('puts the new output in place of the old', async () => {
  const files = [{ path: 'docs/intro.html', content: 'new' }];

  const count = await write(files);

  expect(count).toBe(1);
  expect(await readdir(out, { recursive: true })).toEqual(['docs', 'docs/intro.html']);
  expect(await readdir(folder)).toEqual(['dist', 'known.json']);
});

test('leaves the last good output alone when a file cannot be made', async () => {
  function* files() {
    yield { path: 'index.html', content: 'half' };
    throw new Error('The renderer crashed.');
  }

  const building = write(files());

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

  const building = write(files);

  await expect(building).rejects.toThrow('The output could not be written');
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
});

describe('a file with a key', () => {
  /** Writes an output of one file, and returns what the file says after it. */
  const after = async (key: string, text: string, code?: string) => {
    const file = { path: 'docs/intro.html', key, make: () => text };
    await write([file], code);
    return readFile(join(out, file.path), 'utf8');
  };

  test('is made again only if its key has changed', async () => {
    expect(await after('1', 'first')).toBe('first');

    expect(await after('1', 'second')).toBe('first');
    expect(await after('1', 'third')).toBe('first');
    expect(await after('2', 'fourth')).toBe('fourth');
  });

  test('is made again by other code', async () => {
    await after('1', 'first');

    expect(await after('1', 'second', 'b')).toBe('second');
  });

  test('is made again if somebody has changed or removed it', async () => {
    await after('1', 'first');
    await writeFile(join(out, 'docs/intro.html'), 'by hand');
    expect(await after('1', 'second')).toBe('second');

    await rm(join(out, 'docs/intro.html'));
    expect(await after('1', 'third')).toBe('third');
  });

  test('is made again if what is known of it is unreadable', async () => {
    await after('1', 'first');
    await writeFile(join(folder, 'known.json'), '{');

    expect(await after('1', 'second')).toBe('second');
  });
});
