import type { Node, Parent } from 'unist';
import type { BuildVisitor } from 'unist-util-visit';

/** Returned by a visitor: the children of this node are left out. */
export const SKIP = 'skip';

/** Returned by a visitor: nothing more is visited. */
export const EXIT = false;

interface Walk {
  type: string | undefined;
  visitor: (node: Node, index?: number, parent?: Parent) => unknown;
}

/**
 * Calls the visitor with each node, or each node of a type, parents first. It may return SKIP, EXIT, or SKIP with
 * the index of the sibling to go on with. Has the types of `unist-util-visit`, but not its cost: that makes and
 * names a function for every node, which took a tenth of a build.
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void;
export function visit(tree: Node, ...rest: [Walk['visitor']] | [string, Walk['visitor']]): void {
  const [type, visitor] = rest.length === 2 ? rest : [undefined, rest[0]];
  visitNode(tree, { type, visitor });
}

/** Returns what the visitor said of the node. */
function visitNode(node: Node, walk: Walk, index?: number, parent?: Parent): unknown {
  const isWanted = walk.type === undefined || node.type === walk.type;
  const result = isWanted ? walk.visitor(node, index, parent) : undefined;
  if (result === EXIT || result === SKIP || Array.isArray(result) || !isParent(node)) return result;
  let at = 0;
  for (let child = node.children[0]; child; child = node.children[at]) {
    // Most nodes are texts that nobody has asked for.
    if (walk.type !== undefined && walk.type !== child.type && !isParent(child)) {
      at += 1;
      continue;
    }
    const after = visitNode(child, walk, at, node);
    if (after === EXIT) return EXIT;
    at = Array.isArray(after) ? Number(after[1]) : at + 1;
  }
  return undefined;
}

function isParent(node: Node): node is Parent {
  return 'children' in node;
}
