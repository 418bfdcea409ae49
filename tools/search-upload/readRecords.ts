import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord, SearchScope } from '#model/search.ts';
import { scopeKey } from '#model/search.ts';

/**
 * The records of an edition in all versions, as written by the build. Pages without versions are in every set
 * and appear here once.
 */
export async function readRecords(
  folder: string,
  scopes: readonly SearchScope[],
): Promise<SearchRecord[]> {
  const records = new Map<string, SearchRecord>();
  for (const scope of scopes) {
    for (const record of await readSet(join(folder, `${scopeKey(scope)}.json`))) {
      records.set(record.objectID, record);
    }
  }
  return [...records.values()];
}

async function readSet(file: string): Promise<SearchRecord[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`There are no records at ${file}.\nRun "npm run build" first.`, { cause });
  });
  // Written by our own build.
  const records = JSON.parse(text) as SearchRecord[];
  if (records.length > 0) return records;
  throw new Error(`There are no records in ${file}.\nRun "npm run build" and check its output.`);
}
