import type { Code, Parent, Root } from 'mdast';
import { SKIP, visit } from '#tree/visit.ts';
import type { Samples } from './nodes.ts';

/** Puts fences that follow each other directly into one node, before any of them is left out. */
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
 * Markup that is drawn comes before what is done with it, and a file of a project before the next one: neither is
 * another form of what follows.
 */
function standsAlone({ data }: Code): boolean {
  return data?.fence?.isExample === true || data?.fence?.project !== undefined;
}

function samplesOf(first: Code): Samples {
  const samples: Samples = { type: 'samples', children: [first] };
  return first.position ? { ...samples, position: first.position } : samples;
}
