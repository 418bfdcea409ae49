import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imagesKey } from './imagesKey.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'key-'));
  await writeFile(join(root, 'a.webp'), 'A');
});

afterEach(() => rm(root, { recursive: true }));

test('changes with the bytes and the names of images', async () => {
  const before = imagesKey(root, ['a.webp']);
  expect(imagesKey(root, ['a.webp'])).toBe(before);

  await writeFile(join(root, 'b.webp'), 'A');
  expect(imagesKey(root, ['b.webp'])).not.toBe(before);
  await writeFile(join(root, 'a.webp'), 'B');
  expect(imagesKey(root, ['a.webp'])).not.toBe(before);
});

test('leaves it to others to report what cannot be read', async () => {
  await mkdir(join(root, 'folder.webp'));

  expect(imagesKey(root, ['folder.webp', 'gone.webp'])).toMatch(/^\w+$/);
});
