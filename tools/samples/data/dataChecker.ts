import type { VersionName } from '#model/version.ts';
import type { Offer } from '../shell/checkCommand.ts';
import type { ShellParsers } from '../shell/checkShell.ts';
import { checkShell } from '../shell/checkShell.ts';
import { createOffers } from '../shell/createOffers.ts';
import { loadShellParsers, shellFingerprint } from '../shell/shellChecker.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { findingsByVersion } from '../tree/findingsByVersion.ts';
import { packageVersions } from '../tree/packageVersions.ts';
import type { LineFinding } from '../tree/syntaxErrors.ts';
import { checkRunSettings } from './checkRunSettings.ts';
import { DATA_FORMATS } from './checkData.ts';

const PACKAGES = ['@actions/workflow-parser', 'dockerfile-ast', 'fast-xml-parser', 'parse5', 'smol-toml', 'typescript', 'vite', 'yaml'];

/** Checks data formats with their parsers, CI configurations with a schema, and the scripts inside them. */
export function createDataChecker(root: string): Checker {
  return {
    name: 'Data',
    accepts: ({ language }) => language in DATA_FORMATS,
    isReady: () => Promise.resolve(undefined),
    fingerprint: () => [shellFingerprint(root), ...packageVersions(root, PACKAGES)].join(' '),
    async check(samples) {
      const parsers = await loadShellParsers(root);
      const offerOf = createOffers(root);
      const findings = await Promise.all(
        samples.map((sample) => checkOne(sample, parsers, offerOf)),
      );
      return findings.flat();
    },
  };
}

async function checkOne(
  sample: Sample,
  parsers: ShellParsers,
  offerOf: (version: VersionName) => Offer,
): Promise<Finding[]> {
  const format = DATA_FORMATS[sample.language];
  if (!format) return [];
  const found = await format.check(sample);
  if (found.length) return found.map((finding) => ({ sample, ...finding }));
  const scripts = format.scripts?.(sample.code) ?? [];
  return findingsByVersion(sample, (version) => [
    ...checkRunSettings(sample, offerOf(version).launchOptions),
    ...scripts.flatMap(({ code, line }) =>
      checkShell(parsers, offerOf(version), { language: 'bash', code }).map(
        (finding): LineFinding => ({ ...finding, line: line + finding.line - 1 }),
      ),
    ),
  ]);
}
