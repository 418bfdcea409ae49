import { readFile, rename, writeFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';

/** Files by their path from the project folder. */
export type Files = Readonly<Record<string, string>>;

interface NewRelease {
  root: string;
  /** What the installation reads. */
  manifest: Files;
  /** What is written once the packages are there. */
  others: Files;
  /** Rejects if the packages cannot be installed. */
  install: () => Promise<void>;
}

const LOCK = 'package-lock.json';

/** Writes all files of a release or, if the packages cannot be installed, none. */
export async function writeRelease({ root, manifest, others, install }: NewRelease): Promise<void> {
  const saved: Record<string, string> = {};
  for (const file of [...Object.keys(manifest), LOCK])
    saved[file] = await readFile(join(root, file), 'utf8');
  // Ctrl+C ends npm; what was saved is still to be put back.
  const survive = () => undefined;
  process.on('SIGINT', survive);
  try {
    await writeFiles(root, manifest);
    await install();
  } catch (error) {
    await writeFiles(root, saved);
    throw error;
  } finally {
    process.off('SIGINT', survive);
  }
  await writeFiles(root, others);
}

/** A file appears with its whole text or stays as it was. */
async function writeFiles(root: string, files: Files): Promise<void> {
  const draft = (file: string) => join(root, `${file}.rolling`);
  const names = Object.keys(files);
  await Promise.all(names.map((file) => writeFile(draft(file), files[file] ?? '')));
  await Promise.all(names.map((file) => rename(draft(file), join(root, file))));
}

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

/** Replaces what a pattern finds behind its group, and leaves everything else as it is written. */
export function replaceText(
  { file, text, place }: { file: string; text: string; place: string },
  pattern: RegExp,
  value: string,
): string {
  if (!pattern.test(text)) throw new Error(`${file} has no text at "${place}".`);
  return text.replace(pattern, (_, before: string) => before + value);
}
