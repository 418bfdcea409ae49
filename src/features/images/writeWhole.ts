import { rename, writeFile } from 'node:fs/promises';

/** Writes a file atomically, because another build may read it at the same time. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}
