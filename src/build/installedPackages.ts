import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { VersionName } from '#model/version.ts';

/** Which of the installed packages documents a version. */
export const PACKAGES: Record<VersionName, string> = {
  current: 'node_modules/playwright-next',
  stable: 'node_modules/playwright-stable',
};

/** The folder of the core package of a version: inside the package, or beside it where another needs the same release. */
export function coreFolder(root: string, version: VersionName): string {
  const folder = join(root, PACKAGES[version]);
  try {
    const core = createRequire(join(folder, 'package.json')).resolve(
      'playwright-core/package.json',
    );
    return dirname(core);
  } catch (cause) {
    throw new Error(`${folder} is not installed completely. Run npm install.`, { cause });
  }
}

/** `playwright-core 1.56.1`: which release a folder holds. */
export function releaseOf(folder: string): string {
  // Every package has these two fields.
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name} ${version}`;
}
