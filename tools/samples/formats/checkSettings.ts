import { closest } from 'fastest-levenshtein';
import { TomlError, parse } from 'smol-toml';
import ts from 'typescript';
import { type LineFinding, lineAt } from '../lineFindings.ts';
import type { Sample } from '../sample.ts';
import { KNOWN_OPTIONS } from '../shell/buildTools.ts';
import type { Script } from './checkYaml.ts';

/** JSON files in which comments are allowed. */
const WITH_COMMENTS =
  /(^|\/)(tsconfig[\w.]*|jsconfig|launch|settings|tasks|extensions|devcontainer)\.json$/;

/** Checks JSON; `jsonc` and editor settings may contain comments. */
export function checkJson({
  code,
  language,
  title = '',
}: Pick<Sample, 'code' | 'language' | 'title'>): LineFinding[] {
  const { error } = ts.parseConfigFileTextToJson('sample.json', code);
  if (error) {
    const message = ts.flattenDiagnosticMessageText(error.messageText, ' ');
    return [{ line: lineAt(code, error.start ?? 0), message }];
  }
  if (language !== 'json' || WITH_COMMENTS.test(title)) return [];
  try {
    JSON.parse(code);
    return [];
  } catch (strict) {
    const message = `JSON: ${strict instanceof Error ? strict.message : ''}`;
    return [{ line: strictLine(code), message }];
  }
}

/** The first line that only a lenient parser accepts: a comment, or a trailing comma. */
function strictLine(code: string): number {
  const lines = code.split('\n');
  const at = lines.findIndex(
    (line, index) =>
      /^\s*\/[/*]|"\s*,?\s*\/\//.test(line) ||
      (/,\s*$/.test(line) && /^\s*[}\]]/.test(lines[index + 1] ?? '')),
  );
  return Math.max(at, 0) + 1;
}

/** Checks TOML with its parser. */
export function checkToml(code: string): LineFinding[] {
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.split('\n');
    return [{ line: error.line, message }];
  }
}

/** Checks sections, names with values, comments and continued values, which is all that INI has. */
export function checkIni(code: string): LineFinding[] {
  let isContinued = false;
  return code.split('\n').flatMap((text, index): LineFinding[] => {
    const isEntry = /^[\w.@*:/ -]+?\s*[=:]/.test(text);
    const isFine =
      isEntry ||
      /^\s*([#;].*)?$/.test(text) ||
      /^\[[^\]]+\]\s*$/.test(text) ||
      (isContinued && /^\s+\S/.test(text));
    isContinued = isEntry || (isContinued && /^\s/.test(text));
    return isFine
      ? []
      : [{ line: index + 1, message: `"${text.trim()}" is neither a section nor "name = value".` }];
  });
}

const settings = KNOWN_OPTIONS.pytestSettings;
const SECTION = /^(pytest|tool:pytest|tool\.pytest\.ini_options)$/;

/** Checks the setting names in a `[pytest]` section. */
export function checkPytestSettings(code: string): LineFinding[] {
  let isPytest = false;
  return code.split('\n').flatMap((text, index) => {
    const section = /^\[(.+)\]\s*$/.exec(text)?.[1];
    if (section !== undefined) isPytest = SECTION.test(section);
    const name = isPytest ? /^(\w+)\s*=/.exec(text)?.[1] : undefined;
    if (name === undefined || settings.includes(name)) return [];
    const hint = `Did you mean "${closest(name, settings)}"?`;
    return [{ line: index + 1, message: `pytest has no setting "${name}". ${hint}` }];
  });
}

/** The options that a configuration passes to pytest, as a command. */
export function pytestOptionsIn(code: string): Script[] {
  return code.split('\n').flatMap((text, index) => {
    const options = /^addopts\s*=\s*(.+)$/.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, '$2');
    // A TOML list has quotation marks.
    return options && !options.startsWith('[')
      ? [{ code: `pytest ${options}`, line: index + 1 }]
      : [];
  });
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const TOKENS =
  /\/\/.*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|["'()[\]{}]/g;

/** There is no grammar for Groovy and Kotlin build files here: only brackets and quotation marks are checked. */
export function checkBrackets(code: string): LineFinding[] {
  const open: { sign: string; line: number }[] = [];
  for (const { 0: token, index } of code.matchAll(TOKENS)) {
    const line = lineAt(code, index);
    if (token in CLOSING) open.push({ sign: token, line });
    else if (/^["']$/.test(token)) return [{ line, message: 'A quotation mark is never closed.' }];
    else if (/^[)\]}]$/.test(token)) {
      const last = open.pop();
      if (!last || CLOSING[last.sign] !== token)
        return [{ line, message: `"${token}" closes nothing.` }];
    }
  }
  return open.slice(-1).map(({ sign, line }) => ({ line, message: `"${sign}" is never closed.` }));
}
