import { algoliasearch } from 'algoliasearch';
import type { Algoliasearch } from 'algoliasearch';
import type { Edition } from '#model/edition.ts';
import { indexNameOf } from '#model/indexNameOf.ts';
import type { SearchRecord } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { serviceHost } from '#search/client/serviceHost.ts';
import { readRecords } from './readRecords.ts';
import type { UploadArguments } from './uploadArguments.ts';
import { uploadIndex } from './uploadIndex.ts';

interface SiteUpload extends UploadArguments {
  site: Pick<SiteConfig, 'search' | 'editions' | 'versions' | 'product'>;
  appId: string | undefined;
  adminKey: string | undefined;
  log: (line: string) => void;
}

/** Uploads the records of each edition to its index, both versions in one. */
export async function uploadSite(options: SiteUpload): Promise<void> {
  const { site, editions, folder, isDryRun, log } = options;
  const client = isDryRun ? undefined : createUploader(options);
  // All are read before any is sent: half an upload helps nobody.
  const uploads = await Promise.all(
    editions.map(async (edition) => ({
      indexName: indexNameOf(site, edition.id),
      records: await readRecords(folder, scopesOf(site, edition)),
    })),
  );
  for (const { indexName, records } of uploads) {
    if (client) await uploadIndex({ client, indexName, records, log });
    else log(`${indexName}: ${sizeOf(records)}`);
  }
  if (isDryRun) log('Nothing was sent.');
}

function scopesOf({ versions }: Pick<SiteConfig, 'versions'>, { id }: Edition) {
  return versions.map(({ name }) => ({ edition: id, version: name }));
}

/** `7150 records, 3211 KB`. */
function sizeOf(records: readonly SearchRecord[]): string {
  const bytes = Buffer.byteLength(JSON.stringify(records));
  return `${records.length} records, ${Math.ceil(bytes / 1024)} KB`;
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
