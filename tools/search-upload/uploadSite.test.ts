import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SearchRecord } from '#model/search.ts';
import { hierarchyOf } from '#search-index/place.ts';
import { ADMIN_KEY, startSearchService } from '../../e2e/searchService.ts';
import { siteConfig } from '../../site.config.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';
import { explainFailure } from './uploadArguments.ts';
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
  return {
    objectID: path,
    type: 'lvl1',
    hierarchy: hierarchyOf(['Guides', path]),
    content: null,
    url: `https://host.example${path}`,
    language: 'en',
    docusaurus_tag: 'default',
  };
}

/** Writes the records of both versions of Python. */
async function writeSets(stable = ['/a'], current = ['/b']): Promise<void> {
  for (const [name, paths] of Object.entries({ stable, current })) {
    const text = JSON.stringify(paths.map(recordAt));
    await writeFile(join(folder, `python-${name}.json`), text);
  }
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
  await writeSets(['/python/docs/intro', '/python/'], ['/python/docs/next/intro', '/python/']);

  await upload();

  expect([...service.indexes.keys()]).toEqual(['docs-python']);
  const uploaded = service.indexes.get('docs-python')?.map(({ objectID }) => objectID);
  expect(uploaded?.sort()).toEqual(['/python/', '/python/docs/intro', '/python/docs/next/intro']);
  expect(service.settings.get('docs-python')).toEqual(INDEX_SETTINGS);
});

test('sends batches to a temporary index, reports each, and swaps at the end', async () => {
  const paths = Array.from({ length: 2100 }, (_, index) => `/${index}`);
  await writeSets(paths.slice(0, 1500), paths.slice(1500));

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
  expect(writes.map(({ path }) => path.split('/').at(-1)).join(' ')).toBe(
    'settings batch batch batch operation',
  );
  expect(writes.some(({ path }) => path.startsWith('/1/indexes/docs-python/'))).toBe(false);
});

test('sends nothing on a dry run, which needs no key', async () => {
  await writeSets();

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
  await writeSets();

  expect(await failureOf(upload({ adminKey: 'search-key' }))).toMatchInlineSnapshot(`
    "The search service rejected the key: Invalid Application-ID or API key.
    Check that SEARCH_ADMIN_KEY belongs to the application and has permission to add and delete records, change settings and delete indexes."
  `);
});

test('says that the service cannot be reached', async () => {
  await writeSets();
  service.fault = () => ({ status: 503, text: '' });

  expect(await failureOf(upload())).toMatchInlineSnapshot(`
    "The search service cannot be reached.
    Check the application id (search.appId in site.config.ts, or SEARCH_APP_ID) and the network."
  `);
});

test('leaves the old index alone and takes the new one away when a batch fails', async () => {
  service.indexes.set('docs-python', [recordAt('/old')]);
  await writeSets();
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
