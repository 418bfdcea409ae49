import type { LineFinding } from '../tree/syntaxErrors.ts';
import { checkBrackets } from './checkBrackets.ts';
import { checkCss } from './checkCss.ts';
import { checkDockerfile, scriptsInDockerfile } from './checkDockerfile.ts';
import { checkHtml } from './checkHtml.ts';
import { checkIni } from './checkIni.ts';
import { checkJson } from './checkJson.ts';
import { checkPytestSettings } from './checkPytestSettings.ts';
import { checkToml } from './checkToml.ts';
import { checkWorkflow } from './checkWorkflow.ts';
import { checkXml } from './checkXml.ts';
import { checkYaml } from './checkYaml.ts';
import { pytestOptionsIn } from './pytestOptionsIn.ts';
import type { Script } from './scriptsInYaml.ts';
import { scriptsInYaml } from './scriptsInYaml.ts';

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
