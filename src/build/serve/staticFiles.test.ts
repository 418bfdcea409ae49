import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#build/testing.ts';
import { chooseEncoding, compressFolder } from './staticFiles.ts';

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip ; q=0', 'identity'],
  ['brotli', 'identity'],
])('chooses for "%s" %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('writes both compressed forms of long texts beside them', async () => {
  const text = 'Two seats in the stalls. '.repeat(200);
  const folder = await temporaryFolder({
    'docs/intro.html': text,
    'short.html': 'short',
    'seats.webp': text,
  });

  await compressFolder(folder);

  const files = (await readdir(folder, { recursive: true })).sort();
  expect(files).toEqual([
    'docs',
    'docs/intro.html',
    'docs/intro.html.br',
    'docs/intro.html.gz',
    'seats.webp',
    'short.html',
  ]);
  const read = (name: string) => readFile(join(folder, 'docs', name));
  expect(String(brotliDecompressSync(await read('intro.html.br')))).toBe(text);
  expect(String(gunzipSync(await read('intro.html.gz')))).toBe(text);
});
