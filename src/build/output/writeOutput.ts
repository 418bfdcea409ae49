import {
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '#build/hash.ts';
import type { KeyedFile, OutputFile } from './outputFile.ts';

export interface OutputFolder {
  /** Folders that are copied to the output as they are. */
  copies: { from: string; to: string }[];
  files: Iterable<OutputFile | KeyedFile>;
  /** The file that remembers what is in the folder, for the next build. */
  manifest: string;
  /** The state of the code that makes the files; other code makes all of them again. */
  code: string;
  /** Works on the folder once all files are in it. */
  finish?: (folder: string) => Promise<void>;
}

/** What is known of a file with a key. */
type Known = [key: string, size: number, modified: number];

interface Manifest {
  code: string;
  files: Record<string, Known>;
}

/**
 * Writes the whole output next to the old one and then swaps the two, so a build that fails halfway (full disk,
 * read-only folder) leaves the last good output alone.
 */
export async function writeOutput(out: string, options: OutputFolder): Promise<number> {
  const { copies, manifest, code, finish } = options;
  const fresh = `${out}.new-${process.pid}`;
  const old = `${out}.old-${process.pid}`;
  let written: ReturnType<typeof writeFiles>;
  try {
    mkdirSync(fresh, { recursive: true });
    for (const { from, to } of copies) cpSync(from, join(fresh, to), { recursive: true });
    written = writeFiles(out, fresh, options);
    await finish?.(fresh);
    await rename(out, old).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await rename(fresh, out);
  } catch (error) {
    throw new Error(`The output could not be written; ${out} is unchanged.`, { cause: error });
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(manifest, JSON.stringify({ code, files: written.keyed } satisfies Manifest));
  return written.count;
}

/** Synchronously: nothing else is there to do, and thousands of small files are written in half the time. */
function writeFiles(out: string, fresh: string, { files, manifest, code }: OutputFolder) {
  const last = readManifest(manifest);
  const known = last?.code === code ? last.files : {};
  const made = new Set<string>();
  const keyed: Manifest['files'] = {};
  let count = 0;
  for (const file of files) {
    const { path } = file;
    const target = join(fresh, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    count += 1;
    if ('content' in file) {
      writeFileSync(target, file.content);
      continue;
    }
    const isThere = known[path]?.[0] === file.key && reuse(join(out, path), target, known[path]);
    if (!isThere) writeFileSync(target, file.make());
    keyed[path] = describe(target, file.key);
  }
  return { count, keyed };
}

/** Puts a file of the last output into the new one, if nobody has touched it. */
function reuse(there: string, target: string, known: Known): boolean {
  try {
    if (describe(there, known[0]).join() !== known.join()) return false;
    linkSync(there, target);
    return true;
  } catch {
    // It is gone, or the file system has no links.
    return false;
  }
}

function describe(path: string, key: string): Known {
  const { size, mtimeMs } = statSync(path);
  return [key, size, mtimeMs];
}

function readManifest(file: string): Manifest | undefined {
  try {
    // Written above.
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
