import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from './outputFile.ts';

export interface OutputFolder {
  /** Folders that are copied to the output as they are. */
  copies: { from: string; to: string }[];
  files: Iterable<OutputFile>;
  /** Works on the folder once all files are in it. */
  finish?: ((folder: string) => Promise<void>) | undefined;
}

/**
 * Writes the whole output next to the old one and then swaps the two, so a build that fails halfway (full disk,
 * read-only folder) leaves the last good output alone.
 */
export async function writeOutput(
  out: string,
  { copies, files, finish }: OutputFolder,
): Promise<number> {
  const fresh = `${out}.new-${process.pid}`;
  const old = `${out}.old-${process.pid}`;
  try {
    mkdirSync(fresh, { recursive: true });
    for (const { from, to } of copies) cpSync(from, join(fresh, to), { recursive: true });
    const count = writeFiles(fresh, files);
    await finish?.(fresh);
    await rename(out, old).catch(ignoreMissing);
    await rename(fresh, out);
    return count;
  } catch (error) {
    throw new Error(`The output could not be written; ${out} is unchanged.`, { cause: error });
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** Synchronously: nothing else is there to do, and thousands of small files are written in half the time. */
function writeFiles(folder: string, files: Iterable<OutputFile>): number {
  const made = new Set<string>();
  let count = 0;
  for (const { path, content } of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(target, content);
    count += 1;
  }
  return count;
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
