import type { Code, List, Parent, Root, RootContent } from 'mdast';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import { LANGUAGES } from '#features/samples/languages.ts';
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
  return joinLists(nodes.flatMap((node) => keep(node, where)));
}

/** Makes one list of those that met because only a condition was between their items. */
function joinLists(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const goesOn = last?.type === 'list' && node.type === 'list' && last.ordered === node.ordered;
    if (goesOn) joined[joined.length - 1] = joinTwo(last, node);
    else joined.push(node);
  }
  return joined;
}

function joinTwo(first: List, second: List): List {
  const children = [...first.children, ...second.children];
  return { ...first, children, spread: Boolean(first.spread || second.spread) };
}

function keep(node: RootContent, where: Where): RootContent[] {
  if (node.type === 'containerDirective' && node.name === 'only') {
    const applies = !node.data?.condition || fits(node.data.condition, where);
    return applies ? keepAll(splitLabel(node).body, where) : [];
  }
  if (node.type === 'code') return isForeign(node, where) ? [] : [{ ...node }];
  if (!('children' in node)) return [{ ...node }];

  const children = keepAll(node.children, where);
  // A container with only conditions and foreign samples would be empty.
  if (node.children.length > 0 && isEmpty(node, children)) return [];
  // The child types stay valid: nodes are only removed.
  return [{ ...node, children } as RootContent];
}

function fits({ editions, versions }: Condition, { edition, version }: Where): boolean {
  return (editions?.includes(edition) ?? true) && (versions?.includes(version) ?? true);
}

function isForeign({ lang }: Code, { edition }: Where): boolean {
  const only = LANGUAGES[lang ?? '']?.edition;
  return only !== undefined && only !== edition;
}

function isEmpty(node: Parent, children: RootContent[]): boolean {
  if (children.length === 0) return true;
  return (
    node.type === 'containerDirective' &&
    node.children.length > 1 &&
    splitLabel({ children }).body.length === 0
  );
}
