import type { Definition, Image, Link, Root } from 'mdast';
import { SKIP, visit } from '#tree/visit.ts';

/** Replaces `[text][name]` with its link or image, and removes the definitions. */
export function inlineReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node, index, parent) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });
  visit(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (!definition || !parent || index === undefined) return;
    const { url, title } = definition;
    const { position } = node;
    const inline: Link | Image =
      node.type === 'linkReference'
        ? { type: 'link', url, title, children: node.children }
        : { type: 'image', url, title, alt: node.alt };
    parent.children[index] = Object.assign(inline, position && { position });
  });
}
