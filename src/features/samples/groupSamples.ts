import type { Code, Parent, Root } from 'mdast';
import { SKIP, visit } from '#tree/visit.ts';
import type { Samples } from './nodes.ts';

/** Groups adjacent fences into one node, before any of them is filtered out. */
export function groupSamples(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'samples') return SKIP;
    if ('children' in node && node.children.some(({ type }) => type === 'code')) group(node);
    return undefined;
  });
}

function group(parent: Parent): void {
  const grouped: Parent['children'] = [];
  for (const child of parent.children) {
    const last = grouped.at(-1);
    if (child.type !== 'code') grouped.push(child);
    else if (last?.type === 'samples' && !standsAlone(child) && !last.children.some(standsAlone)) {
      last.children.push(child);
    } else grouped.push(samplesOf(child));
  }
  parent.children = grouped;
}

/**
 * A rendered example comes before the code that uses it, and each file of a project is a separate sample:
 * neither is a variant of the next fence.
 */
function standsAlone({ data }: Code): boolean {
  return data?.fence?.isExample === true || data?.fence?.project !== undefined;
}

function samplesOf(first: Code): Samples {
  const samples: Samples = { type: 'samples', children: [first] };
  return first.position ? { ...samples, position: first.position } : samples;
}
