import type { Element, Text } from 'hast';
import type { Table } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { element } from '#tree/element.ts';
import type { HastState } from '#tree/toHast.ts';

/** A table in a box of its own, which can scroll sideways. */
export function tableToHast(state: HastState, node: Table): Element {
  const table = defaultHandlers.table(state, node);
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'code') cell.children = cell.children.flatMap(breakable);
  });
  return element('div', { className: ['table'] }, [table]);
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
