import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from './outputFile.ts';

export interface OutputFolder {
  /** Folders that are copied to the output as they are. */
  copies: { from: string; to: string }[];
  files: Iterable<OutputFile>;
}

/**
 * Writes the whole output next to the old one and then swaps the two, so a build that fails halfway (full disk,
 * read-only folder) leaves the last good output alone.
 */
export async function writeOutput(out: string, { copies, files }: OutputFolder): Promise<number> {
  const fresh = `${out}.new-${process.pid}`;
  const old = `${out}.old-${process.pid}`;
  try {
    await mkdir(fresh, { recursive: true });
    for (const { from, to } of copies) await cp(from, join(fresh, to), { recursive: true });
    const count = await writeFiles(fresh, files);
    await rename(out, old).catch(ignoreMissing);
    await rename(fresh, out);
    return count;
  } catch (error) {
    throw new Error(`The output could not be written; ${out} is unchanged.`, { cause: error });
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

async function writeFiles(folder: string, files: Iterable<OutputFile>): Promise<number> {
  const made = new Set<string>();
  let count = 0;
  for (const { path, content } of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await writeFile(target, content);
    count += 1;
  }
  return count;
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
