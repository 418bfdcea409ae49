import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { EditionId } from '#model/edition.ts';
import { indexNameOf } from '#model/indexNameOf.ts';
import { scopeKey, type SearchRecord } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { serviceHost } from '#search/client/serviceHost.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';
import type { UploadArguments } from './uploadArguments.ts';

interface SiteUpload extends UploadArguments {
  site: Pick<SiteConfig, 'search' | 'editions' | 'versions' | 'product'>;
  appId: string | undefined;
  adminKey: string | undefined;
  log: (line: string) => void;
}

/** The service's batch size. */
const BATCH_SIZE = 1000;

/** Uploads the records of each edition to its index, both versions in one. */
export async function uploadSite(options: SiteUpload): Promise<void> {
  const { site, editions, isDryRun, log } = options;
  const client = isDryRun ? undefined : createUploader(options);
  // All are read before any is sent: half an upload helps nobody.
  const uploads = await Promise.all(
    editions.map(async ({ id }) => ({
      indexName: indexNameOf(site, id),
      records: await readRecords(options, id),
    })),
  );
  for (const { indexName, records } of uploads) {
    const kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify(records)) / 1024);
    if (client) await uploadIndex(client, indexName, records, log);
    else log(`${indexName}: ${records.length} records, ${kilobytes} KB`);
  }
  if (isDryRun) log('Nothing was sent.');
}

function createUploader({ site, appId, adminKey }: SiteUpload): Algoliasearch {
  if (!appId) {
    throw new Error('`appId` is missing.\nSet search.appId in site.config.ts, or SEARCH_APP_ID.');
  }
  if (!adminKey) {
    throw new Error(
      'The upload key is missing.\nSet SEARCH_ADMIN_KEY to a key that may change indexes; keep it out of site.config.ts, which is public.',
    );
  }
  const hosts = site.search.hosts?.map(serviceHost);
  return algoliasearch(appId, adminKey, hosts ? { hosts } : {});
}

/**
 * The records of an edition in all versions, as written by the build. Pages without versions are in every set
 * and appear here once.
 */
async function readRecords({ folder, site }: SiteUpload, edition: EditionId) {
  const records = new Map<string, SearchRecord>();
  for (const { name: version } of site.versions) {
    const file = join(folder, `${scopeKey({ edition, version })}.json`);
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new Error(`There are no records at ${file}.\nRun "npm run build" first.`, { cause });
    });
    // Written by our own build.
    const set = JSON.parse(text) as SearchRecord[];
    if (set.length === 0) {
      throw new Error(
        `There are no records in ${file}.\nRun "npm run build" and check its output.`,
      );
    }
    for (const record of set) records.set(record.objectID, record);
  }
  return [...records.values()];
}

/**
 * Replaces an index: fills a temporary one and swaps the two at the end, so readers find either all old or all
 * new records. The library's `replaceAllObjects` does the same without reporting progress, and keeps the
 * settings of the old index.
 */
async function uploadIndex(
  client: Algoliasearch,
  destination: string,
  records: SearchRecord[],
  log: SiteUpload['log'],
): Promise<void> {
  const indexName = `${destination}_tmp_${Date.now()}`;
  try {
    const settings = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
    const tasks = [settings.taskID];
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const requests = records
        .slice(start, start + BATCH_SIZE)
        .map((record) => ({ action: 'addObject' as const, body: { ...record } }));
      tasks.push((await client.batch({ indexName, batchWriteParams: { requests } })).taskID);
      log(`${destination}: ${start + requests.length} of ${records.length} records sent`);
    }
    for (const taskID of tasks) await client.waitForTask({ indexName, taskID });
    const operationIndexParams = { operation: 'move', destination } as const;
    const { taskID } = await client.operationIndex({ indexName, operationIndexParams });
    await client.waitForTask({ indexName, taskID });
  } catch (error) {
    // The original failure matters more than what is left behind.
    await client.deleteIndex({ indexName }).catch(() => undefined);
    throw error;
  }
  log(`${destination}: ${records.length} records are searchable`);
}
