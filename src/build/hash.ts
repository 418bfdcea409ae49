import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A short content hash. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/** The source expression of an inline script or style for a content security policy. */
export function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Tests, their fixtures and code documentation: no page depends on them. (In samples, such files are samples.) */
const NOT_BUILT =
  /^(?:src|tools|packages)\/(?:.*\.test\.tsx?|(?:.*\/)?(?:testing\.ts|README\.md))$/;

/** One hash over files and whole folders: changes with any name or byte that pages depend on. */
export async function hashPaths(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(root, path)) {
      // Synchronously: a thousand small files are read in a fraction of the time.
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0`).update(content).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 20);
}

/** The file, or all files in a folder, at a path; none if nothing is there, and none that no page depends on. */
export async function filesBelow(root: string, path: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !NOT_BUILT.test(file))
      .sort();
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return [path];
    if (isMissing(error)) return [];
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
