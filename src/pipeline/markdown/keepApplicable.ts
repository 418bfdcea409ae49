import type { Parent, Root, RootContent } from 'mdast';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import { APPLIES } from '#features/render.ts';
import { splitLabel } from '#tree/splitLabel.ts';
import type { Condition } from '#tree/nodes.ts';

/** One rendering of a guide. */
export interface Where {
  edition: EditionId;
  version: VersionName;
}

/** A copy of the tree reduced to one edition and version; later steps may change the copy. */
export function keepApplicable(tree: Root, where: Where): Root {
  return { ...tree, children: keepAll(tree.children, where) };
}

function keepAll(nodes: readonly RootContent[], where: Where): RootContent[] {
  const kept: RootContent[] = [];
  for (const node of nodes) addKept(kept, node, where);
  return kept;
}

function addKept(kept: RootContent[], node: RootContent, where: Where): void {
  if (node.type === 'containerDirective' && node.name === 'only') {
    const applies = !node.data?.condition || fits(node.data.condition, where);
    if (applies) for (const child of splitLabel(node).body) addKept(kept, child, where);
  } else if (isForeign(node, where)) {
    return;
  } else if ('children' in node) {
    const children = keepAll(node.children, where);
    // A container with only conditions and foreign samples would be empty.
    if (node.children.length > 0 && isEmpty(node, children)) return;
    // The child types stay valid: nodes are only removed.
    addJoined(kept, { ...node, children } as RootContent);
  } else kept.push({ ...node });
}

/** Makes one list of those that met because only a condition was between their items. */
function addJoined(kept: RootContent[], node: RootContent): void {
  const last = kept.at(-1);
  const goesOn = last?.type === 'list' && node.type === 'list' && last.ordered === node.ordered;
  if (!goesOn) {
    kept.push(node);
    return;
  }
  const children = [...last.children, ...node.children];
  kept[kept.length - 1] = { ...last, children, spread: Boolean(last.spread || node.spread) };
}

function fits({ editions, versions }: Condition, { edition, version }: Where): boolean {
  return (editions?.includes(edition) ?? true) && (versions?.includes(version) ?? true);
}

function isForeign(node: RootContent, { edition }: Where): boolean {
  // The entry of a type takes nodes of that type.
  const applies = APPLIES[node.type] as
    ((node: RootContent, edition: EditionId) => boolean) | undefined;
  return applies?.(node, edition) === false;
}

function isEmpty(node: Parent, children: RootContent[]): boolean {
  if (children.length === 0) return true;
  return (
    node.type === 'containerDirective' &&
    node.children.length > 1 &&
    splitLabel({ children }).body.length === 0
  );
}
