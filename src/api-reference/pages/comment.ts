import type {
  BlockContent,
  Link,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type ApiVersion, commentOf } from '#api-reference/apiVersion.ts';
import type { ApiLanguage, CommentKey } from '#api-reference/facts.ts';
import { readFences } from '#features/generated.ts';
import { createParser } from '#tree/createParser.ts';
import { code, paragraph } from '#tree/markdownNodes.ts';
import { SKIP, visit } from '#tree/visit.ts';
import { type CodeWords, isNameOfEvent, NO_WORDS, translateCode } from './codeNames.ts';
import { type LinkContext, translateReference, withDefinitions } from './commentLinks.ts';
import type { Correct } from './corrections.ts';
import { capitalized } from './nodes.ts';

/** The site that the comments of the declarations link to. */
const PUBLIC_DOCS = /^https:\/\/playwright\.dev\/docs\//;

const parse = createParser();
const cache = new Map<string, Root>();

export interface CommentContext extends LinkContext {
  api: ApiVersion;
  correct: Correct;
}

interface CommentParts {
  /** Ours, which stand for those of the comment. */
  samples?: readonly RootContent[];
  words?: CodeWords;
}

/** A comment of the declarations in the words of the edition; nothing without one. */
export function describe(
  key: CommentKey | undefined,
  context: CommentContext,
  { before = '', ...parts }: CommentParts & { before?: string },
): BlockContent[] {
  return commentBlocks(`${before}${commentOf(context.api, key)}`, context, parts);
}

/** The Markdown of a comment, in the words of an edition, with `samples` of ours in place of its own. */
export function commentBlocks(
  text: string,
  context: Omit<CommentContext, 'api'>,
  { samples = [], words = NO_WORDS }: CommentParts = {},
): BlockContent[] {
  const corrected = context.correct(text);
  const known = cache.get(corrected) ?? parseComment(corrected);
  cache.set(corrected, known);
  const tree = copyOf(known);
  const at = dropSamples(tree, context.language);
  translateNodes(tree, context, words);
  // What is left, such as YAML, is shown as it is: authors cannot fix it.
  readFences(tree, () => undefined);
  separateSamples(tree);
  tree.children.splice(at, 0, ...samples);
  markNotes(tree);
  return tree.children as BlockContent[];
}

function parseComment(text: string): Root {
  const tree = parse(withDefinitions(text));
  return { ...tree, children: tree.children.filter(({ type }) => type !== 'definition') };
}

/**
 * The same comment stands at many members, and each rendering changes its own copy. Places in a comment
 * are not places in a file, so the copy has none.
 */
function copyOf<T extends Nodes>(node: T): T {
  // Set, not deleted: an object with a deleted property is slow from then on.
  const copy = { ...node, position: undefined };
  if (!('children' in node)) return copy;
  // The copy has the same kinds of children as the node.
  return { ...copy, children: node.children.map((child) => copyOf(child)) };
}

/** Its text in one line, for summaries. */
export function firstSentence(text: string): string {
  const words = toString(parseComment(text).children.find(({ type }) => type === 'paragraph'));
  const end = /(?<!\b(?:e\.g|i\.e))[.!?](?=\s|$)/.exec(words);
  return (end ? words.slice(0, end.index + 1) : words).replace(/\s+/g, ' ').trim();
}

function translateNodes(tree: Root, context: LinkContext, words: CodeWords): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'html') parent.children[index] = { type: 'text', value: node.value };
    if (node.type === 'inlineCode' && !isNameOfEvent(node, parent.children[index + 1]))
      node.value = translateCode(node.value, context.language, words);
    if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
    const children =
      node.type === 'link' ? translateLink(node, context) : translateReference(node, context);
    parent.children.splice(index, 1, ...children);
    return [SKIP, index + children.length];
  });
}

function translateLink(link: Link, { resolve }: LinkContext): PhrasingContent[] {
  if (!PUBLIC_DOCS.test(link.url)) return [link];
  const href = link.url.replace(PUBLIC_DOCS, '');
  const { text, url } = resolve(href);
  const words = toString(link);
  // `page.goto(url[, options])` is a name; "enable tracing" belongs to its sentence.
  const isName = href.startsWith('api/') && !/^[^(]*\s/.test(words);
  const children = isName ? [code(text ?? words)] : link.children;
  return url === undefined ? children : [{ ...link, url, children }];
}

const BOXES: Record<string, string> = { NOTE: 'note', WARNING: 'warning', DEPRECATED: 'warning' };

/** Turns paragraphs that begin with `**NOTE**` into callouts, also in lists, and other marks into words. */
function markNotes(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'paragraph') {
      const box = boxOf(node);
      if (box) parent.children[index] = box;
    } else if (node.type === 'strong' && toString(node) === 'DISCOURAGED') {
      node.children = [{ type: 'text', value: 'Discouraged:' }];
    }
  });
}

function boxOf({ children: [mark, ...rest] }: Paragraph): RootContent | undefined {
  const name = mark?.type === 'strong' ? BOXES[toString(mark)] : undefined;
  if (name === undefined) return undefined;
  // "**NOTE** if …" becomes a sentence of its own.
  const children = [paragraph(capitalized(rest))];
  return { type: 'containerDirective', name, attributes: {}, children };
}

/**
 * Samples of a comment go, with what leads to them: all that the pages show are ours. Returns where those have
 * their place.
 */
function dropSamples(tree: Root, language: ApiLanguage): number {
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
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined || !isSample(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return before.length;
}

/** More blocks of details than this come after a sample. */
const SHORT_DETAILS = 2;

/** Below "Usage", or where the first sample is; before long details. */
function placeOfSamples(nodes: readonly RootContent[]): number {
  const usage = nodes.findIndex(isUsage);
  const found = usage === -1 ? nodes.findIndex(isSample) : usage;
  const place = found === -1 ? nodes.length : found;
  const details = nodes.findIndex((node) => isLabel(node, 'Details'));
  return details !== -1 && place - details - 1 > SHORT_DETAILS ? details : place;
}

/** `- extends: [Error]`: a line for generators, not for readers. */
function isInheritance(node: RootContent): boolean {
  return node.type === 'list' && /^extends: \[?\w+\]?$/.test(toString(node));
}

function isUsage(node: RootContent): boolean {
  return isLabel(node, 'Usage');
}

function isLabel(node: RootContent, words: string): boolean {
  return node.type === 'paragraph' && toString(node) === words;
}

/** Words of remarks on its events and on its test runner. */
const ABOUT_NODE = /Node's native|EventEmitter|your config file|Playwright Test config|test\.step/;

/** Remarks on what only Node.js has. */
function isAboutNode(node: RootContent): boolean {
  return node.type === 'paragraph' && ABOUT_NODE.test(toString(node));
}

/** In JavaScript, or the markup that such a sample is about. */
function isSample(node: RootContent | undefined): boolean {
  return node?.type === 'code' && /^(js|ts|javascript|typescript|html)$/.test(node.lang ?? 'js');
}

/** What a colon may lead to, apart from samples. */
function isListing(node: RootContent | undefined): boolean {
  if (node?.type === 'paragraph') return !isUsage(node) && !/^NOTE\b/.test(toString(node));
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
  if (/^(an|here is an) example\b/i.test(toString(node))) return [];
  const ends = node.children.map((child) =>
    child.type === 'text' ? child.value.search(/(?<=[.!?])\s+(?=[A-Z](?!.*[.!?]\s+[A-Z]))/) : -1,
  );
  const last = ends.findLastIndex((end) => end !== -1);
  const cut = ends[last] ?? 0;
  const from = node.children.slice(Math.max(last, 0));
  const sentence = toString(from).slice(cut);
  if (!/:|following|for example|as follows|below is/i.test(sentence)) return [node];
  const [end] = from;
  if (last === -1 || end?.type !== 'text') return [];
  const before = { ...end, value: end.value.slice(0, cut) };
  const words: Paragraph = { ...node, children: [...node.children.slice(0, last), before] };
  return [words];
}

/** Each sample that is left stands for itself; siblings are not translations of each other. */
function separateSamples(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children[index] = { type: 'samples', children: [node] };
    return SKIP;
  });
}
