import { type LineFinding, findingsByVersion } from '../lineFindings.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { loadShellParsers } from '../shell/readScript.ts';
import { checkShell, createOffers } from '../shell/shellChecker.ts';
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
import { type Script, checkYaml, scriptsInYaml } from './checkYaml.ts';

/** Checks data formats with their parsers, CI configurations with a schema, and the scripts inside them. */
export function createDataChecker(root: string): Checker {
  return {
    name: 'Data',
    accepts: ({ language }) => language in DATA_FORMATS,
    // Launch options come from the facts.
    sources: ['data/api'],
    async check(samples) {
      const parsers = await loadShellParsers(root);
      const offerOf = createOffers(root);
      const checkOne = async (sample: Sample): Promise<Finding[]> => {
        const format = DATA_FORMATS[sample.language];
        const found = (await format?.check(sample)) ?? [];
        if (found.length > 0) return found.map((finding) => ({ sample, ...finding }));
        const scripts = format?.scripts?.(sample.code) ?? [];
        return findingsByVersion(sample, (version) => [
          ...checkRunSettings(sample, offerOf(version).launchOptions),
          ...scripts.flatMap(({ code, line }) =>
            checkShell(parsers, offerOf(version), { language: 'bash', code }).map(
              (finding): LineFinding => ({ ...finding, line: line + finding.line - 1 }),
            ),
          ),
        ]);
      };
      return (await Promise.all(samples.map(checkOne))).flat();
    },
  };
}

interface DataFormat {
  check: (
    sample: Pick<Sample, 'language' | 'code' | 'title'>,
  ) => LineFinding[] | Promise<LineFinding[]>;
  /** The shell scripts inside a text of this format. */
  scripts?: (code: string) => Script[];
}

const JSON_FORMAT: DataFormat = { check: checkJson };
const BRACKETS: DataFormat = { check: ({ code }) => checkBrackets(code) };
const withPytest = (check: (code: string) => LineFinding[]): DataFormat => ({
  check: ({ code }) => [...check(code), ...checkPytestSettings(code)],
  scripts: pytestOptionsIn,
});

/** The check for each format, by the word after the fence. */
const DATA_FORMATS: Record<string, DataFormat> = {
  css: { check: ({ code }) => checkCss(code) },
  dockerfile: { check: ({ code }) => checkDockerfile(code), scripts: scriptsInDockerfile },
  groovy: BRACKETS,
  html: { check: ({ code }) => checkHtml(code) },
  ini: withPytest(checkIni),
  json: JSON_FORMAT,
  jsonc: JSON_FORMAT,
  kotlin: BRACKETS,
  properties: withPytest(checkIni),
  toml: withPytest(checkToml),
  xml: { check: ({ code }) => checkXml(code) },
  yaml: { check: ({ code, title }) => checkYaml(code, title), scripts: scriptsInYaml },
};
