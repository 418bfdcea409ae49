import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '#model/search.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';

/** The service's batch size. */
const BATCH_SIZE = 1000;

interface IndexUpload {
  client: Algoliasearch;
  indexName: string;
  records: SearchRecord[];
  log: (line: string) => void;
}

/**
 * Replaces an index: fills a temporary one and swaps the two at the end, so readers find either all old or all
 * new records. The library's `replaceAllObjects` does the same without reporting progress, and keeps the
 * settings of the old index.
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
    // The original failure matters more than what is left behind.
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
