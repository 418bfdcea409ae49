import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '#model/search.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';

/** What the service takes at once. */
const BATCH_SIZE = 1000;

interface IndexUpload {
  client: Algoliasearch;
  indexName: string;
  records: SearchRecord[];
  log: (line: string) => void;
}

/**
 * Replaces an index: fills one beside it and exchanges the two at the end, so that readers find either
 * all of the old records or all of the new ones. The library's `replaceAllObjects` does so without a
 * word on the way, and with the settings of the old index.
 */
export async function uploadIndex({ client, indexName, records, log }: IndexUpload): Promise<void> {
  const beside = `${indexName}_tmp_${Date.now()}`;
  const wait = (taskID: number) => client.waitForTask({ indexName: beside, taskID });
  try {
    const settings = { indexName: beside, indexSettings: INDEX_SETTINGS };
    const tasks = [(await client.setSettings(settings)).taskID];
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const batch = records.slice(start, start + BATCH_SIZE);
      tasks.push(await send(client, beside, batch));
      log(`${indexName}: ${start + batch.length} of ${records.length} records sent`);
    }
    for (const task of tasks) await wait(task);
    const operationIndexParams = { operation: 'move', destination: indexName } as const;
    const move = await client.operationIndex({ indexName: beside, operationIndexParams });
    await wait(move.taskID);
  } catch (error) {
    // Why it failed matters more than what is left behind.
    await client.deleteIndex({ indexName: beside }).catch(() => undefined);
    throw error;
  }
  log(`${indexName}: ${records.length} records are searchable`);
}

async function send(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<number> {
  const requests = records.map((record) => ({ action: 'addObject' as const, body: { ...record } }));
  return (await client.batch({ indexName, batchWriteParams: { requests } })).taskID;
}
