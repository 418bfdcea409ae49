import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#build/testing.ts';
import { htmlFile } from './outputFile.ts';
import { symbolsPath } from '#model/search.ts';
import type { OfflineList } from '#model/offline.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { searchScopes } from './searchFiles.ts';
import { writeOfflineLists } from './offlineLists.ts';

const lab = guide('labs-urls', '::lab{name="url-patterns"}', 'slug: labs/urls\n');
const built = buildTestSite({ docs: [guide('intro'), lab] });

/** Writes files and the list of an edition, and reads that. */
async function listOf(changes: Record<string, string> = {}): Promise<OfflineList> {
  const pages = built.pages.map(({ meta }) => [htmlFile(meta.path), ''] as const);
  const folder = await temporaryFolder({
    ...Object.fromEntries(pages),
    'favicon.svg': '<svg/>',
    ...Object.fromEntries(searchScopes(built).map((scope) => [symbolsPath(scope), '{}'])),
    '/data/search/python-stable.json': '{"texts":"/assets/search/texts-1.json"}',
    'assets/search/texts-1.json': '[]',
    'assets/entry-1.js': 'import("./late-1.js")',
    'assets/late-1.js': '',
    'assets/other-1.js': '',
    'python/docs/intro.html': '<script src="/sub/assets/entry-1.js"></script>',
    ...changes,
  });
  await writeOfflineLists(folder, built);
  const list = readFileSync(join(folder, 'data/offline/python-stable.json'), 'utf8');
  return JSON.parse(list) as OfflineList;
}

test('lists the pages of an edition and everything that they load, but no labs', async () => {
  const { files, bytes } = await listOf();

  expect(files.map(([url]) => url)).toEqual([
    '/python/docs/intro',
    '/python/search',
    '/data/search/python-stable.json',
    '/assets/entry-1.js',
    '/assets/search/texts-1.json',
    '/assets/late-1.js',
  ]);
  expect(bytes).toBe(files.reduce((sum, [, size]) => sum + size, 0));
});

test('has another hash when a file has changed', async () => {
  const { hash } = await listOf();

  expect((await listOf()).hash).toBe(hash);
  expect((await listOf({ 'assets/other-1.js': 'unused' })).hash).toBe(hash);
  expect((await listOf({ 'assets/late-1.js': 'changed' })).hash).not.toBe(hash);
});
