import type { Root, RootContent } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import type { ApiLanguage } from '#api-reference/apiFacts.ts';
import { plainText } from './plainText.ts';

/** Where samples of ours stand for those of the comment, these go; returns where ours have their place. */
export function exchangeSamples(
  tree: Root,
  language: ApiLanguage,
  replacesForNode: boolean,
): number {
  const nodes = tree.children;
  const usage = nodes.findIndex(isUsage);
  const first = nodes.findIndex(isForNode);
  const kept = (node: RootContent, index: number) => {
    if (isUsage(node) || isInheritance(node)) return [];
    if (language === 'js' && !replacesForNode) return [node];
    if (isForNode(node) || (language !== 'js' && isAboutNode(node))) return [];
    // What leads to the first sample of Node.js leads to ours.
    const leads = isForNode(nodes[index + 1]) && !(language === 'js' && index + 1 === first);
    return leads ? withoutLead(node) : [node];
  };
  const place = usage === -1 && language === 'js' && replacesForNode ? first : usage;
  const cut = place === -1 ? nodes.length : place;
  const before = nodes.slice(0, cut).flatMap(kept);
  const after = nodes.slice(cut).flatMap((node, index) => kept(node, cut + index));
  tree.children = [...before, ...after];
  return before.length;
}

export function hasOwnForNode(node: RootContent): boolean {
  return node.type === 'samples' && node.children.some(({ lang }) => /^[jt]sx?$/.test(lang ?? ''));
}

/** `- extends: [Error]`: a line for generators, not for readers. */
function isInheritance(node: RootContent): boolean {
  return node.type === 'list' && /^extends: \[?\w+\]?$/.test(plainText(node));
}

function isUsage(node: RootContent): boolean {
  return node.type === 'paragraph' && plainText(node) === 'Usage';
}

/** Remarks on what only Node.js has. */
function isAboutNode(node: RootContent): boolean {
  return node.type === 'paragraph' && /Node's native|EventEmitter/.test(plainText(node));
}

/** Samples in TypeScript, and the markup that they are about. */
function isForNode(node: RootContent | undefined): boolean {
  return node?.type === 'code' && /^(js|ts|javascript|typescript|html)$/.test(node.lang ?? 'js');
}

/** A sentence that leads to what is dropped says nothing any more; those before it still do. */
function withoutLead(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') return [node];
  const ends = node.children.map((child) =>
    child.type === 'text' ? child.value.search(/(?<=[.!?])\s+(?=[A-Z](?!.*[.!?]\s+[A-Z]))/) : -1,
  );
  const last = ends.findLastIndex((end) => end !== -1);
  const cut = ends[last] ?? 0;
  const from = node.children.slice(Math.max(last, 0));
  const sentence = from.map(plainText).join('').slice(cut);
  if (!/:|following|for example|as follows/i.test(sentence)) return [node];
  const [end] = from;
  if (last === -1 || end?.type !== 'text') return [];
  const before = { ...end, value: end.value.slice(0, cut) };
  return [{ ...node, children: [...node.children.slice(0, last), before] }];
}

/** Each sample of a comment stands for itself; siblings are not translations of each other. */
export function separateSamples(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children[index] = { type: 'samples', children: [node] };
    return SKIP;
  });
}
