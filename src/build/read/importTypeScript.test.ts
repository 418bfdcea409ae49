import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importTypeScript } from './importTypeScript.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbill-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function importOf(text: string): Promise<unknown> {
  const file = join(folder, 'site.config.ts');
  await writeFile(file, text);
  return importTypeScript(file, 'seats');
}

test('imports a file with types, and what it imports', async () => {
  await writeFile(join(folder, 'rows.ts'), 'export const rows: number = 12;');

  expect(await importOf("import { rows } from './rows.ts';\nexport const seats = rows * 2;")).toBe(
    24,
  );
});

test('reads a file again that has changed', async () => {
  await importOf('export const seats = 1;');

  expect(await importOf('export const seats = 2;')).toBe(2);
});

test('says what a file does not export', async () => {
  await expect(importOf('export const rows = 1;')).rejects.toThrow(
    /site\.config\.ts does not export "seats"\./,
  );
});

test('says where a file is wrong', async () => {
  await expect(importOf('export const seats = 1;\nexport const = 2;')).rejects.toThrow(
    /site\.config\.ts:2:13: ERROR/,
  );
});
