import { NPM } from './npm.ts';
import { runQuietly } from './runQuietly.ts';

/** Installs what the manifest of a project says; keeps caches, unlike "npm ci". */
export async function installPackages(root: string): Promise<void> {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, complaint } = await runQuietly(NPM, args, { cwd: root });
  if (!ok)
    throw new Error(
      `The packages cannot be installed, so nothing was changed. npm says:\n${complaint.trim()}`,
    );
}
