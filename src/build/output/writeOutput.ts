import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LastOutput } from '#build/output/lastOutput.ts';
import type { KeyedFile, OutputFile } from './outputFile.ts';

export interface OutputFolder {
  /** Folders that are copied to the output as they are. */
  copies: { from: string; to: string }[];
  files: Iterable<OutputFile | KeyedFile>;
  last: LastOutput;
  /** Works on the folder once all files are in it. */
  finish?: ((folder: string) => Promise<void>) | undefined;
}

/**
 * Writes the whole output next to the old one and then swaps the two, so a build that fails halfway (full disk,
 * read-only folder) leaves the last good output alone.
 */
export async function writeOutput(
  out: string,
  { copies, files, last, finish }: OutputFolder,
): Promise<number> {
  const fresh = `${out}.new-${process.pid}`;
  const old = `${out}.old-${process.pid}`;
  let count: number;
  try {
    mkdirSync(fresh, { recursive: true });
    for (const { from, to } of copies) cpSync(from, join(fresh, to), { recursive: true });
    count = writeFiles(fresh, files, last);
    await finish?.(fresh);
    await rename(out, old).catch(ignoreMissing);
    await rename(fresh, out);
  } catch (error) {
    throw new Error(`The output could not be written; ${out} is unchanged.`, { cause: error });
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
  last.save();
  return count;
}

/** Synchronously: nothing else is there to do, and thousands of small files are written in half the time. */
function writeFiles(folder: string, files: OutputFolder['files'], last: LastOutput): number {
  const made = new Set<string>();
  let count = 0;
  for (const file of files) {
    const { path } = file;
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    count += 1;
    if ('content' in file) writeFileSync(target, file.content);
    else if (!last.reuse(path, file.key, target)) {
      writeFileSync(target, file.make());
      last.note(path, file.key, target);
    }
  }
  return count;
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
