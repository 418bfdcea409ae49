import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#build/testing.ts';
import { importTypeScript } from './importTypeScript.ts';

/** What each of these texts exports, one after the other in the same file. */
async function importOf(...texts: string[]): Promise<unknown[]> {
  const folder = await temporaryFolder({ 'rows.ts': 'export const rows: number = 12;' });
  const exported = [];
  for (const text of texts) {
    await writeFiles(folder, { 'site.config.ts': text });
    exported.push(await importTypeScript(join(folder, 'site.config.ts'), 'seats'));
  }
  return exported;
}

test('imports a file with types, what it imports, and all again after a change', async () => {
  const texts = [
    "import { rows } from './rows.ts';\nexport const seats: number = rows * 2;",
    'export const seats = 2;',
  ];

  expect(await importOf(...texts)).toEqual([24, 2]);
});

test.each([
  ['what a file does not export', 'export const rows = 1;', /does not export "seats"\./],
  ['where a file is wrong', 'export const seats = 1;\nexport const = 2;', /\.ts:2:13: ERROR/],
])('says %s', async (_, text, message) => {
  await expect(importOf(text)).rejects.toThrow(message);
});
