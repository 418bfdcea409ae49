import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Works in a folder that is kept, or in a temporary one if none is named. */
export async function withFolder<T>(
  kept: string | undefined,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (kept !== undefined) {
    await mkdir(kept, { recursive: true });
    return work(resolve(kept));
  }
  const folder = await mkdtemp(join(tmpdir(), 'roll-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
