import type ts from 'typescript';
import { expect, test } from 'vitest';
import { packageFolder } from '#build/read/installedPackages.ts';
import { VERSION_NAMES } from '#model/version.ts';
import { sampleOf } from '../testing.ts';
import { readAmbientNames, toSampleFile } from './sampleFile.ts';
import { createProgram } from './typescriptChecker.ts';

const root = process.cwd();
/** Most library files are the same in both versions. */
const parsed = new Map<string, ts.SourceFile | undefined>();

test.each(VERSION_NAMES)('reads the framework from the package of %s only', (version) => {
  // The package of the tests would offer the last one.
  const names = ['@playwright/test', 'playwright', 'playwright-core', 'playwright/types/test'];
  const sample = sampleOf(names.map((name) => `import '${name}';`).join('\n'));
  const file = toSampleFile(sample, `${root}/samples/0`, readAmbientNames(root));
  const program = createProgram({ root, version, isLoose: false, files: [file], parsed });
  const read = program.getSourceFiles().map(({ fileName }) => fileName);
  const framework = read.filter(
    (path) => path.includes('/node_modules/') && path.includes('playwright'),
  );

  expect(framework.length).toBeGreaterThan(3);
  expect(framework.filter((path) => !path.startsWith(`${packageFolder(root, version)}/`))).toEqual(
    [],
  );
});
