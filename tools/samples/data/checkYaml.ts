import { LineCounter, parseDocument } from 'yaml';
import type { LineFinding } from '../tree/syntaxErrors.ts';

/** The messages of a YAML parser, including warnings. */
export function checkYaml(code: string): LineFinding[] {
  const lineCounter = new LineCounter();
  const { errors, warnings } = parseDocument(code, { lineCounter, prettyErrors: false });
  return [...errors, ...warnings].map(({ pos: [start], message }) => ({
    line: lineCounter.linePos(start).line,
    message,
  }));
}
