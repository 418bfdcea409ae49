import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BuildProblems } from './buildProblems.ts';
import { type Bundle, bundleFolder, readBundle } from './bundle/bundle.ts';

const PROCESS = fileURLToPath(new URL('./bundleProcess.mjs', import.meta.url));

/**
 * Bundles the shell beside everything else that a build does, or reuses the cached bundle if its sources have not
 * changed. In a separate process: the bundler keeps its memory, and rendering needs it.
 */
export async function startBundling(root: string, cacheDir: string): Promise<Bundle> {
  const folder = await bundleFolder(root, cacheDir);
  if (!existsSync(folder)) {
    await promisify(execFile)(process.execPath, [PROCESS, root, folder]).catch(failed);
  }
  return readBundle(folder);
}

function failed(error: { stderr?: string; message: string }): never {
  throw new BuildProblems(error.stderr?.trim() || error.message);
}
