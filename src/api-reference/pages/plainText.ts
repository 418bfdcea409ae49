import type { RootContent } from 'mdast';

/** The words of a node without its markup. */
export function plainText(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainText(child)).join('') : '';
}
