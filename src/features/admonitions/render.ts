import type { Element } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { ADMONITIONS } from '#pipeline/markdown/directiveNames.ts';
import { splitLabel } from '#tree/splitLabel.ts';
import type { HastState } from '#tree/toHast.ts';

/** `:::tip[Title]`: a box whose title is a paragraph, so that it stays out of the contents list. */
export function admonitionToHast(state: HastState, node: ContainerDirective): Element {
  const { label, body } = splitLabel(node);
  const children = label ?? [{ type: 'text', value: ADMONITIONS[node.name] ?? node.name }];
  const title: Element = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['admonition-title'] },
    children: state.all({ type: 'paragraph', children }),
  };
  const content = state.all({ type: 'blockquote', children: body });
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['admonition'], dataKind: node.name, role: 'note' },
    children: state.wrap([title, ...content], true),
  };
}
