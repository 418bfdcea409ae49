import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SearchRecord } from '#model/search.ts';
import { ADMIN_KEY, startSearchService } from '../../e2e/searchService.ts';
import { siteConfig } from '../../site.config.ts';
import { explainFailure } from './explainFailure.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';
import { uploadSite } from './uploadSite.ts';

let service: Awaited<ReturnType<typeof startSearchService>>;
let folder: string;

beforeEach(async () => {
  service = await startSearchService();
  folder = await mkdtemp(join(tmpdir(), 'records-'));
});

afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

function recordAt(path: string): SearchRecord {
  const empty = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: path,
    type: 'lvl1',
    hierarchy: { lvl0: 'Guides', lvl1: path, ...empty },
    content: null,
    url: `https://host.example${path}`,
    language: 'en',
    docusaurus_tag: 'default',
  };
}

async function writeSet(key: string, paths: readonly string[]): Promise<void> {
  await writeFile(join(folder, `${key}.json`), JSON.stringify(paths.map(recordAt)));
}

/** Uploads Python; resolves to what was said on the way. */
async function upload(more: Partial<Parameters<typeof uploadSite>[0]> = {}): Promise<string[]> {
  const lines: string[] = [];
  const hosts = [{ url: service.url }];
  await uploadSite({
    site: { ...siteConfig, search: { indexName: 'docs', hosts } },
    editions: siteConfig.editions.filter(({ id }) => id === 'python'),
    folder,
    isDryRun: false,
    appId: 'APP',
    adminKey: ADMIN_KEY,
    log: (line) => lines.push(line),
    ...more,
  });
  return lines;
}

const failureOf = (promise: Promise<unknown>) => promise.then(() => 'no failure', explainFailure);

test('replaces the index of an edition by the records of both versions, each once', async () => {
  service.indexes.set('docs-python', [recordAt('/old')]);
  await writeSet('python-stable', ['/python/docs/intro', '/python/']);
  await writeSet('python-current', ['/python/docs/next/intro', '/python/']);

  await upload();

  expect([...service.indexes.keys()]).toEqual(['docs-python']);
  expect(
    service.indexes
      .get('docs-python')
      ?.map(({ objectID }) => objectID)
      .sort(),
  ).toEqual(['/python/', '/python/docs/intro', '/python/docs/next/intro']);
  expect(service.settings.get('docs-python')).toEqual(INDEX_SETTINGS);
});

test('sends batches to a temporary index, reports each, and swaps at the end', async () => {
  await writeSet(
    'python-stable',
    Array.from({ length: 1500 }, (_, index) => `/a/${index}`),
  );
  await writeSet(
    'python-current',
    Array.from({ length: 600 }, (_, index) => `/b/${index}`),
  );

  const lines = await upload();

  expect(lines).toMatchInlineSnapshot(`
    [
      "docs-python: 1000 of 2100 records sent",
      "docs-python: 2000 of 2100 records sent",
      "docs-python: 2100 of 2100 records sent",
      "docs-python: 2100 records are searchable",
    ]
  `);
  const writes = service.requests.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ path }) => path.split('/').at(-1))).toEqual([
    'settings',
    'batch',
    'batch',
    'batch',
    'operation',
  ]);
  expect(writes.some(({ path }) => path.startsWith('/1/indexes/docs-python/'))).toBe(false);
});

test('sends nothing on a dry run, which needs no key', async () => {
  await writeSet('python-stable', ['/a']);
  await writeSet('python-current', ['/b']);

  const lines = await upload({ isDryRun: true, appId: undefined, adminKey: undefined });

  expect(lines).toMatchInlineSnapshot(`
    [
      "docs-python: 2 records, 1 KB",
      "Nothing was sent.",
    ]
  `);
  expect(service.requests).toEqual([]);
});

test('says which credentials are missing', async () => {
  expect(await failureOf(upload({ appId: undefined }))).toMatchInlineSnapshot(`
    "\`appId\` is missing.
    Set search.appId in site.config.ts, or SEARCH_APP_ID."
  `);
  expect(await failureOf(upload({ adminKey: undefined }))).toMatchInlineSnapshot(`
    "The upload key is missing.
    Set SEARCH_ADMIN_KEY to a key that may change indexes; keep it out of site.config.ts, which is public."
  `);
});

test('says that there are no records', async () => {
  const message = (await failureOf(upload())).replace(folder, 'records');

  expect(message).toMatchInlineSnapshot(`
    "There are no records at records/python-current.json.
    Run "npm run build" first."
  `);
});

test('says that the key was refused', async () => {
  await writeSet('python-stable', ['/a']);
  await writeSet('python-current', ['/b']);

  expect(await failureOf(upload({ adminKey: 'search-key' }))).toMatchInlineSnapshot(`
    "The search service rejected the key: Invalid Application-ID or API key.
    Check that SEARCH_ADMIN_KEY belongs to the application and has permission to add and delete records, change settings and delete indexes."
  `);
});

test('says that the service cannot be reached', async () => {
  await writeSet('python-stable', ['/a']);
  await writeSet('python-current', ['/b']);
  service.fault = () => ({ status: 503, text: '' });

  expect(await failureOf(upload())).toMatchInlineSnapshot(`
    "The search service cannot be reached.
    Check the application id (search.appId in site.config.ts, or SEARCH_APP_ID) and the network."
  `);
});

test('leaves the old index alone and takes the new one away when a batch fails', async () => {
  service.indexes.set('docs-python', [recordAt('/old')]);
  await writeSet('python-stable', ['/a']);
  await writeSet('python-current', ['/b']);
  service.fault = ({ path }) =>
    path.endsWith('/batch') ? { status: 400, text: '{"message":"Record is too big"}' } : 'none';

  expect(await failureOf(upload())).toMatchInlineSnapshot(`
    "The search service responded with 400: Record is too big.
    The indexes that readers search are unchanged, except those reported as searchable above."
  `);

  expect([...service.indexes.keys()]).toEqual(['docs-python']);
  expect(service.indexes.get('docs-python')).toEqual([recordAt('/old')]);
  expect(service.requests.at(-1)?.method).toBe('DELETE');
});
