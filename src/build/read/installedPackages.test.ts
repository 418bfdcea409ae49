import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#build/testing.ts';
import { VERSION_NAMES } from '#model/version.ts';
import { coreFolder, documentedRelease, packageFolder, releaseOf } from './installedPackages.ts';

const root = process.cwd();
const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(VERSION_NAMES)('has the release of %s that the site documents', (version) => {
  const release = documentedRelease(version);
  const folder = packageFolder(root, version);
  const [alias = ''] = folder.split(/[\\/]/).slice(-1);

  expect(manifest).toHaveProperty(['devDependencies', alias], `npm:playwright@${release}`);
  expect(releaseOf(folder)).toBe(`playwright ${release}`);
  expect(releaseOf(coreFolder(root, version))).toBe(`playwright-core ${release}`);
});

test('refuses the core package of another release', async () => {
  const manifest = (name: string, version: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version }),
  });
  const own = await temporaryFolder({
    ...manifest('playwright-stable', '1.56.1'),
    ...manifest('playwright-core', '1.65.0'),
  });

  expect(() => coreFolder(own, 'stable')).toThrow(
    /playwright-stable is 1\.56\.1, but its core package in .*playwright-core is 1\.65\.0/,
  );
});
