import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import { COMMANDS_FILE, PATTERNS_FILE } from './readReleases.ts';

/** The data files with our own prose, for the prose checks. */
export async function readDataFiles(root: string): Promise<SourceFile[]> {
  const files = [COMMANDS_FILE, PATTERNS_FILE].map(async (path) => ({
    path,
    text: await readFile(join(root, path), 'utf8'),
  }));
  return Promise.all(files);
}
