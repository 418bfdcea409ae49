import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as keys from './storageKeys.ts';

const TABLE = 'src/model/storageKeys.ts';

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && file !== TABLE)
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

test.each(Object.values(keys))('describes %s in the table, and writes it nowhere else', (key) => {
  const rows = readFileSync(TABLE, 'utf8').split('\n');

  const repeated = sources.filter(({ code }) =>
    ["'", '`', '"'].some((q) => code.includes(q + key)),
  );

  expect(rows.filter((row) => row.startsWith(` * | \`${key}`))).toHaveLength(1);
  expect(repeated.map(({ file }) => file)).toEqual([]);
});

test('hands storage keys of the table only', () => {
  const call = /(?:storage\??\.(?:get|set|remove|subscribe)|(?:get|set|remove)Item)\(\s*['"`]/;

  expect(sources.filter(({ code }) => call.test(code)).map(({ file }) => file)).toEqual([]);
});
