import type { Element } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { splitLabel } from '#tree/splitLabel.ts';
import type { HastState } from '#tree/toHast.ts';

/** `:::details[Summary]`: text that readers open. */
export function detailsToHast(state: HastState, node: ContainerDirective): Element {
  const { label, body } = splitLabel(node);
  const children = label ?? [{ type: 'text', value: 'Details' }];
  return {
    type: 'element',
    tagName: 'details',
    properties: { className: ['details'] },
    children: [
      {
        type: 'element',
        tagName: 'summary',
        properties: {},
        children: state.all({ type: 'paragraph', children }),
      },
      {
        type: 'element',
        tagName: 'div',
        properties: {},
        children: state.wrap(state.all({ type: 'blockquote', children: body }), true),
      },
    ],
  };
}
