import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLASS_SOURCES } from '#api-reference/declarations/classTable.ts';
import { findClass } from '#api-reference/pages/apiVersion.ts';
import { readApi } from './readApi.ts';

let root = '';
const cacheDir = () => join(root, 'cache');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'api-'));
  for (const version of ['stable', 'next']) {
    const folder = `node_modules/playwright-${version}`;
    await write(`${folder}/package.json`, '{}');
    await write(`${folder}/node_modules/playwright-core/package.json`, '{}');
    await write(`${folder}/node_modules/playwright-core/types/types.d.ts`, declarations(version));
    await write(`${folder}/types/test.d.ts`, 'export {};');
    await write(`${folder}/types/testReporter.d.ts`, 'export {};');
  }
  for (const name of ['stable', 'current']) await write(`data/api/${name}.json`, facts('raise'));
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** Everything that the table of classes asks for, and one class more. */
const declarations = (version: string) =>
  [
    `/** A stage of ${version}. */\nexport interface Stage {\n  raise(): void;\n}`,
    ...CLASS_SOURCES.flatMap((entry) =>
      'parts' in entry ? entry.parts.map((part) => `export interface ${part.declaration} {}`) : [],
    ),
  ].join('\n');
const facts = (member: string) =>
  JSON.stringify({ classes: [{ name: 'Stage', members: [{ kind: 'method', name: member }] }] });

test('reads each version from its own package and table', async () => {
  await write('data/api/current.json', facts('lower'));

  const { versions } = await readApi(root, cacheDir());

  expect(versions.stable.declared.get('Stage')?.doc.text).toBe('A stage of stable.');
  expect(versions.current.declared.get('Stage')?.doc.text).toBe('A stage of next.');
  expect(findClass(versions.stable, 'Stage')?.members[0]?.name).toBe('raise');
  expect(findClass(versions.current, 'Stage')?.members[0]?.name).toBe('lower');
});

test('keeps what it read, and gives the same again', async () => {
  const first = await readApi(root, cacheDir());
  const kept = await readdir(join(cacheDir(), 'api'));

  const second = await readApi(root, cacheDir());

  expect(kept).toEqual([first.signature]);
  expect(second).toEqual(first);
  expect(second.versions.stable.declared.get('Stage')?.members.get('raise')?.kind).toBe('method');
});

test.each([
  ['the facts', 'data/api/stable.json', facts('lower')],
  ['declarations', 'node_modules/playwright-next/types/test.d.ts', 'export interface Seat {}'],
  ['the code', 'src/api-reference/x.ts', 'export {};'],
])('reads again when %s change', async (_, file, text) => {
  const before = await readApi(root, cacheDir());
  await write(file, text);

  const after = await readApi(root, cacheDir());

  expect(after.signature).not.toBe(before.signature);
  expect(await readdir(join(cacheDir(), 'api'))).toContain(after.signature);
});

test('names what facts and declarations do not share', async () => {
  await write('data/api/current.json', facts('lower'));

  const { problems } = await readApi(root, cacheDir());

  const named = problems.filter(({ what }) => /raise|lower/.test(what));
  expect(named.map(({ file }) => file)).toContain(
    'node_modules/playwright-next/node_modules/playwright-core/types/types.d.ts',
  );
  expect(named.map(({ file }) => file).join()).not.toContain('playwright-stable');
});

test('names a declaration that cannot be read, and compares nothing with it', async () => {
  const file = 'node_modules/playwright-stable/types/test.d.ts';
  await write(file, 'export interface {{{');

  const { problems } = await readApi(root, cacheDir());

  const stable = problems.filter((problem) => problem.file.includes('playwright-stable'));
  expect(stable.map((problem) => problem.file)).toContain(file);
  expect(stable.filter(({ what }) => what.includes('raise'))).toEqual([]);
});

test('fails where a package is missing', async () => {
  await rm(join(root, 'node_modules/playwright-next'), { recursive: true });

  await expect(readApi(root, cacheDir())).rejects.toThrow('playwright-next');
});

test('says which table is broken, and which packages are missing', async () => {
  await write('data/api/stable.json', '{');
  await expect(readApi(root, cacheDir())).rejects.toThrow(
    'data/api/stable.json is not valid JSON. Restore it, or regenerate it with "npm run roll".',
  );

  await rm(join(root, 'node_modules'), { recursive: true });
  await expect(readApi(root, cacheDir())).rejects.toThrow('Run "npm ci".');
});

test('reads packages again if what it kept is damaged', async () => {
  const { signature } = await readApi(root, cacheDir());
  await write(`cache/api/${signature}/facts.json`, '{"facts":');

  const { versions } = await readApi(root, cacheDir());

  expect(findClass(versions.stable, 'Stage')?.members[0]?.name).toBe('raise');
});

test('names damaged declarations, and replaces them in the next build', async () => {
  const { signature } = await readApi(root, cacheDir());
  await write(`cache/api/${signature}/stable.json`, '');

  const damaged = await readApi(root, cacheDir());
  expect(() => damaged.versions.stable.declared).toThrow(/stable\.json is damaged\. Build again/u);

  const { versions } = await readApi(root, cacheDir());
  expect(versions.stable.declared.get('Stage')?.doc.text).toBe('A stage of stable.');
});
