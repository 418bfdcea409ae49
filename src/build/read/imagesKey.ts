import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#build/hash.ts';

/** Changes with any name or byte of the images; what cannot be read is reported when it is scaled. */
export function imagesKey(root: string, files: readonly string[]): string {
  return contentHash(files.map((file) => `${file} ${hashOf(join(root, file))}`).join('\n'));
}

function hashOf(path: string): string {
  try {
    // Synchronously: a few dozen small files are read in a fraction of the time.
    return contentHash(readFileSync(path));
  } catch {
    return '';
  }
}
