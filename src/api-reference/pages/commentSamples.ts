import type { ApiLanguage } from '#api-reference/facts.ts';
import type { Paragraph, Root, RootContent } from 'mdast';
import { SKIP, visit } from '#tree/visit.ts';
import { plainText } from './nodes.ts';

/**
 * Samples of a comment go, with what leads to them: all that the pages show are ours. Returns where those have
 * their place.
 */
export function dropSamples(tree: Root, language: ApiLanguage): number {
  const nodes = tree.children;
  const place = placeOfSamples(nodes);
  const kept = (node: RootContent, index: number) => {
    if (isUsage(node) || isInheritance(node) || isSample(node)) return [];
    if (language !== 'js' && isAboutNode(node)) return [];
    const next = nodes[index + 1];
    const rest = isSample(next) ? withoutLead(node) : [node];
    // The first paragraph says what it is all about.
    const shown = rest.length === 0 && index === 0 ? [node] : rest;
    return isListing(next) ? shown : shown.map(withPeriod);
  };
  const before = nodes.slice(0, place).flatMap(kept);
  const after = nodes.slice(place).flatMap((node, index) => kept(node, place + index));
  tree.children = [...before, ...after];
  dropNested(tree);
  return before.length;
}

/** Below "Usage", or where the first sample is. */
function placeOfSamples(nodes: readonly RootContent[]): number {
  const usage = nodes.findIndex(isUsage);
  const place = usage === -1 ? nodes.findIndex(isSample) : usage;
  return place === -1 ? nodes.length : place;
}

function dropNested(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined || !isSample(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** `- extends: [Error]`: a line for generators, not for readers. */
function isInheritance(node: RootContent): boolean {
  return node.type === 'list' && /^extends: \[?\w+\]?$/.test(plainText(node));
}

function isUsage(node: RootContent): boolean {
  return node.type === 'paragraph' && plainText(node) === 'Usage';
}

/** Words of remarks on its events and on its test runner. */
const ABOUT_NODE = /Node's native|EventEmitter|your config file|Playwright Test config|test\.step/;

/** Remarks on what only Node.js has. */
function isAboutNode(node: RootContent): boolean {
  return node.type === 'paragraph' && ABOUT_NODE.test(plainText(node));
}

/** In JavaScript, or the markup that such a sample is about. */
function isSample(node: RootContent | undefined): boolean {
  return node?.type === 'code' && /^(js|ts|javascript|typescript|html)$/.test(node.lang ?? 'js');
}

/** What a colon may lead to, apart from samples. */
function isListing(node: RootContent | undefined): boolean {
  if (node?.type === 'paragraph') return !isUsage(node) && !/^NOTE\b/.test(plainText(node));
  return node !== undefined && !isSample(node);
}

/** A colon that leads nowhere any more becomes a period. */
function withPeriod(node: RootContent): RootContent {
  const last = node.type === 'paragraph' ? node.children.at(-1) : undefined;
  if (node.type !== 'paragraph' || last?.type !== 'text') return node;
  const end = { ...last, value: last.value.replace(/:\s*$/, '.') };
  return { ...node, children: [...node.children.slice(0, -1), end] };
}

/** A sentence that leads to what is dropped says nothing any more; those before it still do. */
function withoutLead(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') return [node];
  if (/^(an|here is an) example\b/i.test(plainText(node))) return [];
  const ends = node.children.map((child) =>
    child.type === 'text' ? child.value.search(/(?<=[.!?])\s+(?=[A-Z](?!.*[.!?]\s+[A-Z]))/) : -1,
  );
  const last = ends.findLastIndex((end) => end !== -1);
  const cut = ends[last] ?? 0;
  const from = node.children.slice(Math.max(last, 0));
  const sentence = from.map(plainText).join('').slice(cut);
  if (!/:|following|for example|as follows|below is/i.test(sentence)) return [node];
  const [end] = from;
  if (last === -1 || end?.type !== 'text') return [];
  const before = { ...end, value: end.value.slice(0, cut) };
  const words: Paragraph = { ...node, children: [...node.children.slice(0, last), before] };
  return [words];
}

/** Each sample that is left stands for itself; siblings are not translations of each other. */
export function separateSamples(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children[index] = { type: 'samples', children: [node] };
    return SKIP;
  });
}
