import type { LineFinding } from '../tree/syntaxErrors.ts';

/** Checks sections, names with values, comments and continued values, which is all that INI has. */
export function checkIni(code: string): LineFinding[] {
  let isContinued = false;
  return code.split('\n').flatMap((text, index): LineFinding[] => {
    const isEntry = /^[\w.@*:/ -]+?\s*[=:]/.test(text);
    const isFine =
      isEntry || /^\s*([#;].*)?$/.test(text) || /^\[[^\]]+\]\s*$/.test(text) || (isContinued && /^\s+\S/.test(text));
    isContinued = isEntry || (isContinued && /^\s/.test(text));
    return isFine ? [] : [{ line: index + 1, message: `"${text.trim()}" is neither a section nor "name = value".` }];
  });
}
