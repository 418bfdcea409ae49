import { XMLValidator } from 'fast-xml-parser';
import type { LineFinding } from '../tree/syntaxErrors.ts';

/** Checks XML; a fragment may have several root elements. */
export function checkXml(code: string): LineFinding[] {
  const whole = code.trimStart().startsWith('<?xml') ? code : `<root>${code}</root>`;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor is a separate package
  const result = XMLValidator.validate(whole);
  return result === true ? [] : [{ line: result.err.line, message: `XML: ${result.err.msg}` }];
}
