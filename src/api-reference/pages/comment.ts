import type {
  BlockContent,
  Link,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit, SKIP } from '#tree/visit.ts';
import { readFences } from '#features/samples/readFences.ts';
import type { ApiLanguage } from '#api-reference/apiFacts.ts';

/** Where a link of a comment leads in one edition and version. */
export interface CommentTarget {
  /** Replaces the text of the link. */
  text?: string;
  /** As content writes it: `/docs/api/class-page#page-goto`; absent where the edition lacks it. */
  url?: string;
}

export interface CommentContext {
  language: ApiLanguage;
  /** Resolves a URL of the public documentation: `api/class-page#page-goto`, `locators`. */
  resolve: (href: string) => CommentTarget;
}

/** The site that the comments of the declarations link to. */
const PUBLIC_DOCS = /^https:\/\/playwright\.dev\/docs\//;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const cache = new Map<string, Root>();

/**
 * The Markdown of a comment, in the words of an edition. Samples in TypeScript stay with Node.js, unless
 * `samples` has some for it, too; other editions show `samples` of their own in their place.
 */
export function commentBlocks(
  text: string,
  context: CommentContext,
  samples: readonly RootContent[] = [],
): BlockContent[] {
  const known = cache.get(text) ?? parser.parse(text);
  cache.set(text, known);
  const tree = copyOf(known);
  const at = exchangeSamples(tree, context, samples.some(hasOwnForNode));
  translateNodes(tree, context);
  // Whatever the declarations hold is shown; nobody could fix a problem in it.
  readFences(tree, () => undefined);
  separateSamples(tree);
  tree.children.splice(at, 0, ...samples);
  return tree.children.map(asNote) as BlockContent[];
}

/**
 * The same comment stands at many members, and each rendering changes its own copy. Places in a comment
 * are not places in a file, so the copy has none.
 */
function copyOf<T extends Nodes>(node: T): T {
  const copy = { ...node };
  delete copy.position;
  if (!('children' in node)) return copy;
  // The copy has the same kinds of children as the node.
  return { ...copy, children: node.children.map((child) => copyOf(child)) };
}

/** Each sample of a comment stands for itself; siblings are not translations of each other. */
function separateSamples(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children[index] = { type: 'samples', children: [node] };
    return SKIP;
  });
}

/** Its text in one line, for summaries. */
export function firstSentence(text: string): string {
  const paragraph = parser.parse(text).children.find(({ type }) => type === 'paragraph');
  const words = paragraph ? plainText(paragraph) : '';
  const end = /(?<!\b(?:e\.g|i\.e))[.!?](?=\s|$)/.exec(words);
  return (end ? words.slice(0, end.index + 1) : words).replace(/\s+/g, ' ').trim();
}

function plainText(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainText(child)).join('') : '';
}

/** Where samples of ours stand for those of the comment, these go; returns where ours have their place. */
function exchangeSamples(
  tree: Root,
  { language }: CommentContext,
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

function hasOwnForNode(node: RootContent): boolean {
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

function translateNodes(tree: Root, context: CommentContext): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'html' && parent && index !== undefined) {
      parent.children[index] = { type: 'text', value: node.value };
    } else if (node.type === 'inlineCode') {
      node.value = LITERALS[context.language]?.[node.value] ?? node.value;
    } else if (node.type === 'link' && parent && index !== undefined) {
      const children = translateLink(node, context);
      parent.children.splice(index, 1, ...children);
      return [SKIP, index + children.length];
    }
    return undefined;
  });
}

/** Values that other languages spell in another way. */
const LITERALS: Partial<Record<ApiLanguage, Record<string, string>>> = {
  python: { null: 'None', undefined: 'None', true: 'True', false: 'False' },
  java: { undefined: 'null' },
  csharp: { undefined: 'null' },
};

function translateLink(link: Link, { resolve }: CommentContext): PhrasingContent[] {
  if (!PUBLIC_DOCS.test(link.url)) return [link];
  const href = link.url.replace(PUBLIC_DOCS, '');
  const { text, url } = resolve(href);
  const words = plainText(link);
  // `page.goto(url[, options])` is a name; "enable tracing" belongs to its sentence.
  const isName = href.startsWith('api/') && !/^[^(]*\s/.test(words);
  const children: PhrasingContent[] = isName
    ? [{ type: 'inlineCode', value: text ?? words }]
    : link.children;
  return url === undefined ? children : [{ ...link, url, children }];
}

const MARKS: Record<string, string> = { NOTE: 'note', WARNING: 'warning', DEPRECATED: 'warning' };

/** `**NOTE** text` is a callout on our pages. */
function asNote(node: RootContent): RootContent {
  if (node.type !== 'paragraph') return node;
  const [mark, ...rest] = node.children;
  const name = mark?.type === 'strong' ? MARKS[plainText(mark)] : undefined;
  if (name === undefined) return node;
  const [first, ...more] = rest;
  const start = first?.type === 'text' ? [{ ...first, value: first.value.trimStart() }] : [];
  const children = start.length > 0 ? [...start, ...more] : rest;
  const body: Paragraph = { type: 'paragraph', children };
  return { type: 'containerDirective', name, attributes: {}, children: [body] };
}
