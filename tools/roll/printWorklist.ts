import type { Worklist } from '#build/worklist.ts';

/** The text of the worklist: a line for each entry, so that one can be removed when it is done. */
export function printWorklist({ open, unwritten }: Worklist): string {
  return `{\n"open": ${lines(open)},\n"unwritten": ${lines(unwritten)}\n}\n`;
}

function lines(entries: readonly unknown[]): string {
  if (entries.length === 0) return '[]';
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
}
