import type { Worklist } from '#build/worklist.ts';

/** The text of the worklist: a line for each entry, so that one can be removed when it is done. */
export function printWorklist(worklist: Worklist): string {
  const lists = Object.entries(worklist).map(
    ([name, entries]: [string, unknown[]]) => `"${name}": ${lines(entries)}`,
  );
  return `{\n${lists.join(',\n')}\n}\n`;
}

function lines(entries: readonly unknown[]): string {
  if (entries.length === 0) return '[]';
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
}
