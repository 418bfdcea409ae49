import { LineCounter, parseDocument, visit } from 'yaml';
import { parseMarkdown } from '#pipeline/parseDoc.ts';
import type { Piece } from './proseOf.ts';
import { proseOf } from './proseOf.ts';

/** The prose of a data file: all of its values are Markdown. */
export function proseOfYaml(text: string): Piece[] {
  const lines = new LineCounter();
  const pieces: Piece[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Scalar(key, { value, range, type }) {
      if (key === 'key' || typeof value !== 'string') return;
      const { line } = lines.linePos(range?.[0] ?? 0);
      // A block starts below its `>-`. Its lines are folded, so only the first line is known.
      const first = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL' ? line + 1 : line;
      pieces.push(
        ...proseOf(parseMarkdown(value)).pieces.map((piece) => ({ ...piece, line: first })),
      );
    },
  });
  return pieces;
}
