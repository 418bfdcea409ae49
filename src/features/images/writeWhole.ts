import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that another build may read at the same time: it is there as a whole, or not at all. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}
