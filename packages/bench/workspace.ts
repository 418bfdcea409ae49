import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_INPUTS } from '../../src/build/buildSite.ts';

/**
 * Copies what a build depends on to a temporary folder with an empty cache. Builds and edits there can't leave
 * a trace in the repository, whatever interrupts the bench.
 */
export async function createWorkspace(root: string): Promise<string> {
  const folder = await temporaryFolder();
  const settings = (await readdir(root)).filter((name) => /^tsconfig.*\.json$/.test(name));
  for (const path of [...BUILD_INPUTS, 'package.json', ...settings]) {
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  // Each package separately, so `node_modules/.cache` belongs to the workspace.
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || !entry.isDirectory()) continue;
    // A junction needs no privileges on Windows; other systems ignore the type.
    await symlink(join(from, entry.name), join(to, entry.name), 'junction');
  }
  return folder;
}

/** An empty folder that is gone when the bench ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'playbill-bench-')));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
