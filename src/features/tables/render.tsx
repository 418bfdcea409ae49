/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element, Properties, Text } from 'hast';
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { defaultHandlers } from 'remark-rehype';
import { visit } from '#tree/visit.ts';
import type { Feature } from '#features/feature.ts';

const MANY_COLUMNS = 3;

/** A table in a container that scrolls horizontally. */
export const tables: Feature = {
  nodes: {
    table: {
      html(node, state) {
        const table = defaultHandlers.table(state, node);
        visit(table, 'element', (cell) => {
          if (cell.tagName === 'code') cell.children = cell.children.flatMap(breakable);
        });
        const { region } = node.data ?? {};
        const scrolling = region ? tableRegion(region) : wideTable(node);
        return [
          <div className="table" {...scrolling}>
            {table}
          </div>,
        ];
      },
      // Every row but the header.
      texts: ({ children: [, ...rows] }) =>
        rows.map(({ children }) => children.map((cell) => toString(cell)).join(' | ')),
    },
  },
};

/** Three columns may be wider than a phone: keyboard users must be able to scroll them. */
function wideTable({ children: [head] }: Table): Properties {
  const columns = head?.children.map((cell) => toString(cell)).filter(Boolean) ?? [];
  if ((head?.children.length ?? 0) < MANY_COLUMNS) return {};
  return { tabIndex: 0, role: 'group', ariaLabel: `Table: ${columns.join(', ')}` };
}

/** Makes the table container scrollable by keyboard, including in browsers that don't do so natively. */
export function tableRegion(ariaLabel: string): Properties {
  return { tabIndex: 0, role: 'region', ariaLabel };
}

/** The first row of a table. */
export function columnHeadings(columns: readonly (string | (Element | string)[])[]): Element {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col">{column}</th>
        ))}
      </tr>
    </thead>
  );
}

declare module 'mdast' {
  interface TableData {
    /** The accessible name of a table that may overflow. */
    region?: string;
  }
}

/** Long names in narrow columns may break after the owner's name. */
function breakable<T extends Element['children'][number]>(child: T): (T | Text | Element)[] {
  if (child.type !== 'text') return [child];
  return child.value
    .split(/(?<=[\w)]\.)(?=[a-z_]\w)/i)
    .flatMap((value, index): (Text | Element)[] => [
      ...(index === 0 ? [] : [<wbr />]),
      { type: 'text', value },
    ]);
}
