import type { VersionName } from '#model/version.ts';
import { packageVersions } from '../facts.ts';
import type { LineFinding } from '../lineFindings.ts';
import { findingsByVersion } from '../lineFindings.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import type { Offer } from '../shell/checkCommand.ts';
import type { ShellParsers } from '../shell/shellChecker.ts';
import {
  checkShell,
  createOffers,
  loadShellParsers,
  shellFingerprint,
} from '../shell/shellChecker.ts';
import { checkDockerfile, scriptsInDockerfile } from './checkDockerfile.ts';
import { checkCss, checkHtml, checkRunSettings, checkXml } from './checkMarkup.ts';
import {
  checkBrackets,
  checkIni,
  checkJson,
  checkPytestSettings,
  checkToml,
  pytestOptionsIn,
} from './checkSettings.ts';
import type { Script } from './checkYaml.ts';
import { checkWorkflow, checkYaml, scriptsInYaml } from './checkYaml.ts';

const PACKAGES = [
  '@actions/workflow-parser',
  'dockerfile-ast',
  'fast-xml-parser',
  'parse5',
  'smol-toml',
  'typescript',
  'vite',
  'yaml',
];

/** Checks data formats with their parsers, CI configurations with a schema, and the scripts inside them. */
export function createDataChecker(root: string): Checker {
  return {
    name: 'Data',
    accepts: ({ language }) => language in DATA_FORMATS,
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

interface DataSample {
  language: string;
  code: string;
  title?: string | undefined;
}

interface DataFormat {
  check: (sample: DataSample) => LineFinding[] | Promise<LineFinding[]>;
  /** The shell scripts inside a text of this format. */
  scripts?: (code: string) => Script[];
}

const JSON_FORMAT: DataFormat = {
  check: ({ code, language, title }) => checkJson(code, language, title),
};
const XML_FORMAT: DataFormat = { check: ({ code }) => checkXml(code) };
const BRACKETS: DataFormat = { check: ({ code }) => checkBrackets(code) };
const INI_FORMAT: DataFormat = {
  check: ({ code }) => [...checkIni(code), ...checkPytestSettings(code)],
  scripts: pytestOptionsIn,
};

/** The check for each format, by the word after the fence. */
export const DATA_FORMATS: Record<string, DataFormat> = {
  css: { check: ({ code }) => checkCss(code) },
  dockerfile: { check: ({ code }) => checkDockerfile(code), scripts: scriptsInDockerfile },
  groovy: BRACKETS,
  html: { check: ({ code }) => checkHtml(code) },
  ini: INI_FORMAT,
  json: JSON_FORMAT,
  jsonc: JSON_FORMAT,
  kotlin: BRACKETS,
  properties: INI_FORMAT,
  toml: {
    check: ({ code }) => [...checkToml(code), ...checkPytestSettings(code)],
    scripts: pytestOptionsIn,
  },
  xml: XML_FORMAT,
  yaml: { check: checkYamlSample, scripts: scriptsInYaml },
};

async function checkYamlSample({ code, title }: DataSample): Promise<LineFinding[]> {
  const found = checkYaml(code);
  return found.length ? found : checkWorkflow(code, title);
}
