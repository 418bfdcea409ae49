import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { VersionName } from '#model/version.ts';

/** The installed package that a version documents. */
export const PACKAGES: Record<VersionName, string> = {
  current: 'node_modules/playwright-next',
  stable: 'node_modules/playwright-stable',
};

/** The folder of a version's core package: nested in the package, or hoisted next to it. */
export function coreFolder(root: string, version: VersionName): string {
  const folder = join(root, PACKAGES[version]);
  try {
    const core = createRequire(join(folder, 'package.json')).resolve(
      'playwright-core/package.json',
    );
    return dirname(core);
  } catch (cause) {
    throw new Error(`${folder} is missing files. Run "npm ci".`, { cause });
  }
}

/** `playwright-core 1.56.1`: the release in a folder. */
export function releaseOf(folder: string): string {
  // Every package has these two fields.
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name} ${version}`;
}
