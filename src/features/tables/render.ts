import type { Element, Properties, Text } from 'hast';
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { defaultHandlers } from 'remark-rehype';
import { visit } from '#tree/visit.ts';
import type { Feature } from '#features/feature.ts';
import { element } from '#tree/element.ts';
import * as names from './names.ts';

const MANY_COLUMNS = 3;

/** A table in a box of its own, which can scroll sideways. */
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
        return [element('div', { className: [names.root], ...scrolling }, [table])];
      },
      // Each row but the first, which only names the columns.
      texts: ({ children: [, ...rows] }) =>
        rows.map(({ children }) => children.map((cell) => toString(cell)).join(' | ')),
    },
  },
};

/** Three columns may be wider than a phone: readers without a pointer must be able to scroll them. */
function wideTable({ children: [head] }: Table): Properties {
  const columns = head?.children.map((cell) => toString(cell)).filter(Boolean) ?? [];
  if ((head?.children.length ?? 0) < MANY_COLUMNS) return {};
  return { tabIndex: 0, role: 'group', ariaLabel: `Table: ${columns.join(', ')}` };
}

/** What lets the box of a table be scrolled by keyboard, in browsers that do not care for it, too. */
export function tableRegion(ariaLabel: string): Properties {
  return { tabIndex: 0, role: 'region', ariaLabel };
}

declare module 'mdast' {
  interface TableData {
    /** What a table is called that may be wider than its column. */
    region?: string;
  }
}

/** Long names in narrow columns may break where the name of the owner ends. */
function breakable<T extends Element['children'][number]>(child: T): (T | Text | Element)[] {
  if (child.type !== 'text') return [child];
  return child.value
    .split(/(?<=[\w)]\.)(?=[a-z_]\w)/i)
    .flatMap((value, index): (Text | Element)[] => [
      ...(index === 0 ? [] : [element('wbr', {})]),
      { type: 'text', value },
    ]);
}
