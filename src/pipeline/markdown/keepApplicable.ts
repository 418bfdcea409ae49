import type { Parent, Root, RootContent } from 'mdast';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import { APPLIES } from '#features/render.ts';
import { splitLabel } from '#tree/splitLabel.ts';

/** One rendering of a guide. */
export interface Where {
  edition: EditionId;
  version: VersionName;
}

/** A copy of the tree reduced to one edition and version; later steps may change the copy. */
export function keepApplicable(tree: Root, where: Where): Root {
  return { ...tree, children: keepAll(tree.children, where) };
}

function keepAll(
  nodes: readonly RootContent[],
  where: Where,
  kept: RootContent[] = [],
): RootContent[] {
  for (const node of nodes) addKept(kept, node, where);
  return kept;
}

function addKept(kept: RootContent[], node: RootContent, where: Where): void {
  if (node.type === 'containerDirective' && node.name === 'only') {
    const { editions, versions } = node.data?.condition ?? {};
    const isEdition = editions?.includes(where.edition) ?? true;
    const isVersion = versions?.includes(where.version) ?? true;
    if (isEdition && isVersion) keepAll(splitLabel(node).body, where, kept);
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

function isForeign(node: RootContent, { edition }: Where): boolean {
  // The entry of a type takes nodes of that type.
  const applies = APPLIES[node.type] as
    | ((node: RootContent, edition: EditionId) => boolean)
    | undefined;
  return applies?.(node, edition) === false;
}

function isEmpty(node: Parent, children: RootContent[]): boolean {
  const hasBody = node.type === 'containerDirective' && node.children.length > 1;
  return (hasBody ? splitLabel({ children }).body : children).length === 0;
}
