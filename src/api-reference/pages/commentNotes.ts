import type { Paragraph, Root, RootContent } from 'mdast';
import { visit } from '#tree/visit.ts';
import { plainText } from './plainText.ts';

const BOXES: Record<string, string> = { NOTE: 'note', WARNING: 'warning', DEPRECATED: 'warning' };

/** Turns paragraphs that begin with `**NOTE**` into callouts, also in lists, and other marks into words. */
export function markNotes(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'paragraph') {
      const box = boxOf(node);
      if (box) parent.children[index] = box;
    } else if (node.type === 'strong' && plainText(node) === 'DISCOURAGED') {
      node.children = [{ type: 'text', value: 'Discouraged:' }];
    }
  });
}

/** "**NOTE** if …" becomes a sentence of its own. */
function capitalized(text: string): string {
  const [first = '', ...rest] = text.trimStart();
  return first.toUpperCase() + rest.join('');
}

function boxOf(node: Paragraph): RootContent | undefined {
  const [mark, ...rest] = node.children;
  const name = mark?.type === 'strong' ? BOXES[plainText(mark)] : undefined;
  if (name === undefined) return undefined;
  const [first, ...more] = rest;
  const start = first?.type === 'text' ? [{ ...first, value: capitalized(first.value) }] : [];
  const children = start.length > 0 ? [...start, ...more] : rest;
  const body: Paragraph = { type: 'paragraph', children };
  return { type: 'containerDirective', name, attributes: {}, children: [body] };
}
