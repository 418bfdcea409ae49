import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  const drafts = Object.entries(files).map(([file, text]) => ({
    file: join(root, file),
    draft: join(root, `${file}.rolling`),
    text,
  }));
  await Promise.all(drafts.map(({ draft, text }) => writeFile(draft, text)));
  await Promise.all(drafts.map(({ file, draft }) => rename(draft, file)));
}
