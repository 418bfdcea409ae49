import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageOf } from './rollVersions.ts';
import { replaceText, writeRelease } from './writeRelease.ts';

const OLD = { 'package-lock.json': 'lock', 'package.json': 'old', 'site.config.ts': 'old' };
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'roll-test-'));
  for (const [file, text] of Object.entries(OLD)) writeFileSync(join(root, file), text);
});
afterEach(() => rmSync(root, { recursive: true }));

test('writes all files once the packages are installed', async () => {
  let seen = {};
  await roll(() => {
    seen = contents();
    return Promise.resolve();
  });

  expect(seen).toEqual({ ...OLD, 'package.json': 'new' });
  expect(contents()).toEqual({ ...OLD, 'package.json': 'new', 'site.config.ts': 'new' });
});

test('puts everything back when the packages cannot be installed', async () => {
  const rolled = roll(() => {
    writeFileSync(join(root, 'package-lock.json'), 'half');
    return Promise.reject(new Error('npm failed'));
  });

  await expect(rolled).rejects.toThrow('npm failed');
  expect(contents()).toEqual(OLD);
});

test('replaces one text and nothing else, or says what it did not find', () => {
  const text = `// package: '1.0.0'
export const config: Config = {
  versions: [
    { name: 'current', package: '1.0.0' },
    { name: 'stable', package: "1.0.0" }, // stable
  ],
};`;
  const source = { file: 'a.ts', text, place: 'config.versions.….package' };

  expect(replaceText(source, packageOf('stable'), '1.1.0')).toBe(
    text.replace('"1.0.0" }, // stable', '"1.1.0" }, // stable'),
  );
  expect(() => replaceText({ ...source, text: '{}' }, packageOf('stable'), '1')).toThrow(
    'a.ts has no text at "config.versions.….package".',
  );
});

function roll(install: () => Promise<void>): Promise<void> {
  const manifest = { 'package.json': 'new' };
  return writeRelease({ root, manifest, others: { 'site.config.ts': 'new' }, install });
}

function contents(): Record<string, string> {
  const files = readdirSync(root).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
