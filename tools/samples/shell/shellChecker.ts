import { installedReleases } from '#build/installedPackages.ts';
import type { Checker, Sample } from '../sample.ts';
import { findingsByVersion } from '../tree/findingsByVersion.ts';
import { GRAMMARS, loadParser } from '../tree/loadParser.ts';
import { packageVersions } from '../tree/packageVersions.ts';
import { factsText } from '../csharp/api/readFacts.ts';
import { createOffers } from './createOffers.ts';
import { checkShell, SHELL_LANGUAGES } from './checkShell.ts';

/** Checks scripts with grammars, and commands against the installed command line. */
export function createShellChecker(root: string): Checker {
  return {
    name: 'Shell',
    accepts: ({ language }) => SHELL_LANGUAGES.includes(language),
    isReady: () => Promise.resolve(undefined),
    fingerprint: () => shellFingerprint(root),
    async check(samples) {
      const parsers = await loadShellParsers(root);
      const offerOf = createOffers(root);
      return samples.flatMap((sample: Sample) =>
        findingsByVersion(sample, (version) => checkShell(parsers, offerOf(version), sample)),
      );
    },
  };
}

export async function loadShellParsers(root: string) {
  return {
    bash: await loadParser(root, GRAMMARS.bash),
    powershell: await loadParser(root, GRAMMARS.powershell),
  };
}

/** The installed command lines and grammars; launch options come from the facts. */
export function shellFingerprint(root: string): string {
  const packages = packageVersions(root, [
    'tree-sitter-bash',
    'tree-sitter-powershell',
    'web-tree-sitter',
  ]);
  return [
    ...installedReleases(root),
    ...packages,
    factsText(root, 'stable'),
    factsText(root, 'current'),
  ].join(' ');
}
