import { parse, TomlError } from 'smol-toml';
import type { LineFinding } from '../tree/syntaxErrors.ts';

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
