import type ts from 'typescript';
import { expect, test } from 'vitest';
import { packageFolder } from '#build/installedPackages.ts';
import type { VersionName } from '#model/version.ts';
import { VERSION_NAMES } from '#model/version.ts';
import { sampleOf } from '../testing.ts';
import { createProgram } from './createProgram.ts';
import { readAmbientNames } from './ambientNames.ts';
import { toSampleFile } from './sampleFile.ts';

const root = process.cwd();
/** Most library files are the same in both versions. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function programOf(code: string, version: VersionName) {
  const file = toSampleFile(sampleOf(code), `${root}/samples/0`, readAmbientNames(root));
  return createProgram({ root, version, isLoose: false, files: [file], parsed });
}

test.each(VERSION_NAMES)('reads the framework from the package of %s only', (version) => {
  // The package of the tests would offer the last one.
  const names = ['@playwright/test', 'playwright', 'playwright-core', 'playwright/types/test'];
  const program = programOf(names.map((name) => `import '${name}';`).join('\n'), version);
  const read = program.getSourceFiles().map(({ fileName }) => fileName);
  const framework = read.filter(
    (path) => path.includes('/node_modules/') && path.includes('playwright'),
  );

  expect(framework.length).toBeGreaterThan(3);
  expect(framework.filter((path) => !path.startsWith(`${packageFolder(root, version)}/`))).toEqual(
    [],
  );
});
