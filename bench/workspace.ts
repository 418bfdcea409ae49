import { cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_INPUTS } from '#build/buildSite.ts';

/**
 * Copies what a build depends on to a temporary folder with an empty cache of its own. Builds and
 * edits there cannot leave a trace in the repository, whatever stops the bench half-way.
 */
export async function createWorkspace(root: string): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'playbill-bench-')));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const path of [...BUILD_INPUTS, 'package.json', 'tsconfig.json', 'tsconfig.base.json']) {
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Links each package alone, so that `node_modules/.cache` is the workspace's own. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || !entry.isDirectory()) continue;
    // A junction needs no rights on Windows; other systems ignore the word.
    await symlink(join(from, entry.name), join(to, entry.name), 'junction');
  }
}
