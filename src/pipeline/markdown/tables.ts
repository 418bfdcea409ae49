import type { Element } from 'hast';
import type { Table } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import type { HastState } from './toHast.ts';

/** A table in a box of its own, which can scroll sideways. */
export function tableToHast(state: HastState, node: Table): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table'] },
    children: [defaultHandlers.table(state, node)],
  };
}
