import ts from 'typescript';
import type { LineFinding } from '../tree/syntaxErrors.ts';

/** JSON files in which comments are allowed. */
const WITH_COMMENTS = /(^|\/)(tsconfig[\w.]*|jsconfig|launch|settings|tasks|extensions|devcontainer)\.json$/;

/** Checks JSON; `jsonc` and editor settings may contain comments. */
export function checkJson(code: string, language: string, title = ''): LineFinding[] {
  const { error } = ts.parseConfigFileTextToJson('sample.json', code);
  if (error)
    return [
      {
        line: code.slice(0, error.start).split('\n').length,
        message: ts.flattenDiagnosticMessageText(error.messageText, ' '),
      },
    ];
  if (language !== 'json' || WITH_COMMENTS.test(title)) return [];
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [{ line: strictLine(code), message: `JSON: ${error instanceof Error ? error.message : ''}` }];
  }
}

/** The first line that only a lenient parser accepts: a comment, or a trailing comma. */
function strictLine(code: string): number {
  const lines = code.split('\n');
  const at = lines.findIndex(
    (line, index) => /^\s*\/[/*]|"\s*,?\s*\/\//.test(line) || /,\s*$/.test(line) && /^\s*[}\]]/.test(lines[index + 1] ?? ''),
  );
  return Math.max(at, 0) + 1;
}
