import type { Root } from 'mdast';
import { SKIP, visit } from '#tree/visit.ts';
import type { FeatureContext } from '#features/feature.ts';
import { LEAVES } from '#features/render.ts';

/** Replaces directives such as `::videos` with the content of their features. */
export function fillDirectives(tree: Root, context: FeatureContext): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const content = LEAVES[node.name]?.fill(node, context) ?? [];
    parent.children.splice(index, 1, ...content);
    return [SKIP, index + content.length];
  });
}
