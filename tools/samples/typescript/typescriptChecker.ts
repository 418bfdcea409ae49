import ts from 'typescript';
import { hashPaths } from '#build/hash.ts';
import { installedReleases } from '#build/installedPackages.ts';
import { VERSION_NAMES } from '#model/version.ts';
import { hiddenFolder } from '../project/hiddenFolder.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { readAmbientNames } from './ambientNames.ts';
import { checkFile } from './checkFile.ts';
import { createProgram } from './createProgram.ts';
import { toSampleFile } from './sampleFile.ts';

/** Checks TypeScript and JavaScript samples with the compiler, against each version that shows them. */
export function createTypescriptChecker(root: string): Checker {
  return {
    name: 'TypeScript and JavaScript',
    accepts: ({ language }) => /^[jt]sx?$/.test(language),
    isReady: () => Promise.resolve(undefined),
    dependsOn: ({ page }) => hashPaths(root, [hiddenFolder(page)]),
    fingerprint: () => [ts.version, ...installedReleases(root)].join(' '),
    check: (samples) => Promise.resolve(unique(checkAll(root, samples))),
  };
}

function checkAll(root: string, samples: readonly Sample[]): Finding[] {
  const ambient = readAmbientNames(root);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return VERSION_NAMES.flatMap((version) =>
    [true, false].flatMap((isLoose) => {
      const files = samples
        .filter((sample) => sample.versions.includes(version) && isLooselyTyped(sample) === isLoose)
        .map((sample, index) => toSampleFile(sample, `${root}/samples/${index}`, ambient));
      if (files.length === 0) return [];
      const program = createProgram({ root, version, isLoose, files, parsed });
      return files.flatMap((file) => checkFile(file, program, isLoose));
    }),
  );
}

/** JavaScript has no types to be strict about; declaration comments are meant for both. */
function isLooselyTyped({ file, language }: Sample): boolean {
  return language.startsWith('js') || !file.endsWith('.md');
}

/** A problem in both versions is reported once. */
function unique(findings: readonly Finding[]): Finding[] {
  const key = ({ sample, line, message }: Finding) =>
    [sample.file, sample.line, line, message].join('\n');
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()];
}
