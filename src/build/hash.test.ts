import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPaths } from './hash.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbill-'));
  await writeFile(join(folder, 'seat.ts'), 'A1');
});

afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['changes with the content of a file', 'seat.ts', true],
  ['changes with a new file', 'row.ts', true],
  ['stays the same when only a test changes', 'seat.test.ts', false],
])('%s', async (_what, name, isChanged) => {
  const before = await hashPaths(folder, ['.']);

  await writeFile(join(folder, name), 'B2');

  expect((await hashPaths(folder, ['.'])) !== before).toBe(isChanged);
});
