import type { InlineCode, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from '#tree/visit.ts';

/** The table inside a `:::lookup`. */
export function lookupTable({ children }: ContainerDirective): Table | undefined {
  return children.find((child) => child.type === 'table');
}

/** Our code in each row of a look-up table, with its line in the file. */
export function lookupCode(node: ContainerDirective): { line: number; codes: string[] }[] {
  const [, ...rows] = lookupTable(node)?.children ?? [];
  return rows.map((row) => {
    const codes: string[] = [];
    const ours = row.children.at(-1);
    if (ours) visit(ours, 'inlineCode', ({ value }: InlineCode) => void codes.push(value));
    return { line: row.position?.start.line ?? 1, codes };
  });
}
