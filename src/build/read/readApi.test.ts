import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findClass } from '#api-reference/apiVersion.ts';
import { LANGUAGES } from '#api-reference/facts.ts';
import { temporaryFolder, writeFiles } from '#build/testing.ts';
import { readApi } from './readApi.ts';

const release = () => JSON.stringify({ release: '1.2.3', classes: ['Stage'] });
const facts = (member: string) =>
  JSON.stringify([{ name: 'Stage', object: 'stage', members: [{ name: member }] }]);
const manifest = (name: string) => JSON.stringify({ name, version: '1.2.3' });

let root = '';
const write = (file: string, text: string) => writeFiles(root, { [file]: text });

beforeEach(async () => {
  root = await temporaryFolder();
  for (const [version, name] of [['stable', 'stable'] as const, ['next', 'current'] as const]) {
    const folder = `node_modules/playwright-${version}`;
    const core = `${folder}/node_modules/playwright-core`;
    await writeFiles(root, {
      [`${folder}/package.json`]: manifest('playwright'),
      [`${core}/package.json`]: manifest('playwright-core'),
      [`${core}/types/types.d.ts`]: `/** A stage of ${version}. */`,
      [`${folder}/types/test.d.ts`]: 'export {};',
      [`${folder}/types/testReporter.d.ts`]: 'export {};',
      [`data/api/${name}/release.json`]: release(),
    });
    for (const language of LANGUAGES)
      await write(`data/api/${name}/${language}.json`, facts(language));
  }
});

test('reads each language of a version from its own table, and comments from its package', async () => {
  await write('data/api/current/js.json', facts('lower'));

  const { versions } = await readApi(root);

  const first = (version: 'stable' | 'current', language: 'js' | 'java') =>
    findClass(versions[version], language, 'Stage')?.members[0]?.name;
  expect([first('stable', 'js'), first('stable', 'java')]).toEqual(['js', 'java']);
  expect(first('current', 'js')).toBe('lower');
  expect([...versions.stable.comments.values()]).toEqual([
    {
      text: 'A stage of stable.',
      file: 'node_modules/playwright-stable/node_modules/playwright-core/types/types.d.ts',
      line: 1,
    },
  ]);
});

test.each([
  ['the facts', 'data/api/stable/js.json', facts('lower')],
  ['declarations', 'node_modules/playwright-next/types/test.d.ts', 'export interface Seat {}'],
  ['the code', 'src/api-reference/x.ts', 'export {};'],
])('has another signature when %s change', async (_, file, text) => {
  const before = await readApi(root);
  await write(file, text);

  expect((await readApi(root)).signature).not.toBe(before.signature);
});

test('says which release is missing, which table is broken, and which packages are missing', async () => {
  await write('data/api/stable/release.json', release().replace('1.2.3', '1.3.0'));
  await expect(readApi(root)).rejects.toThrow(
    'data/api/stable is about 1.3.0, but playwright 1.2.3 is installed. ' +
      'Run "npm ci", or "npm run roll" to move to another release.',
  );

  await write('data/api/stable/release.json', release());
  await write('data/api/stable/js.json', '{');
  await expect(readApi(root)).rejects.toThrow(
    'data/api/stable/js.json is not valid JSON. ' +
      'Restore it, or write it again with "npm run roll -- compile".',
  );

  await rm(join(root, 'node_modules/playwright-next'), { recursive: true });
  await expect(readApi(root)).rejects.toThrow('playwright-next');
});
