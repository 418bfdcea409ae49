import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { VersionName } from '#model/version.ts';
import { siteConfig } from '../../../site.config.ts';

/**
 * Which of the installed packages documents a version. Whatever reads, type-checks or runs the framework for a
 * page takes it from here: `@playwright/test`, which tests this site, is of another release.
 */
export const PACKAGES: Record<VersionName, string> = {
  current: 'node_modules/playwright-next',
  stable: 'node_modules/playwright-stable',
};

/** `1.56.1`: the release that the site documents as this version. */
export function documentedRelease(version: VersionName): string {
  const found = siteConfig.versions.find(({ name }) => name === version);
  if (!found) throw new Error(`site.config.ts has no version "${version}".`);
  return found.package;
}

/** The folder of the package of a version. */
export function packageFolder(root: string, version: VersionName): string {
  return join(root, PACKAGES[version]);
}

/** The folder of the core package of a version: inside the package, or beside it where another needs the same release. */
export function coreFolder(root: string, version: VersionName): string {
  const folder = packageFolder(root, version);
  const { own, core } = findCore(folder);
  const found = manifestOf(core).version;
  if (own !== found) {
    throw new Error(
      `${folder} is ${own}, but its core package in ${core} is ${found}. Run "npm ci".`,
    );
  }
  return core;
}

function findCore(folder: string): { own: string; core: string } {
  try {
    const require = createRequire(join(folder, 'package.json'));
    const core = dirname(require.resolve('playwright-core/package.json'));
    return { own: manifestOf(folder).version, core };
  } catch (cause) {
    throw new Error(`${folder} is missing files. Run "npm ci".`, { cause });
  }
}

/** `playwright-core 1.56.1`: the release in a folder. */
export function releaseOf(folder: string): string {
  const { name, version } = manifestOf(folder);
  return `${name} ${version}`;
}

/** The releases that document the versions, for keys of caches. */
export function installedReleases(root: string): string[] {
  return Object.values(PACKAGES).map((path) => releaseOf(join(root, path)));
}

function manifestOf(folder: string): { name: string; version: string } {
  // Every package has these two fields.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
}
