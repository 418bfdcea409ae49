import type {
  BlockContent,
  Link,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Paragraph,
} from 'mdast';
import { createParser } from '#tree/createParser.ts';
import { visit, SKIP } from '#tree/visit.ts';
import { readFences } from '#features/generated.ts';
import type { CommentContext } from './commentLinks.ts';
import { translateReference, withDefinitions } from './commentReferences.ts';
import { dropSamples, separateSamples } from './commentSamples.ts';
import { plainText } from './nodes.ts';
import type { CodeWords } from './translateCode.ts';
import { isNameOfEvent, NO_WORDS, translateCode } from './translateCode.ts';

/** The site that the comments of the declarations link to. */
const PUBLIC_DOCS = /^https:\/\/playwright\.dev\/docs\//;

const parse = createParser();
const cache = new Map<string, Root>();

export interface CommentParts {
  /** Ours, which stand for those of the comment. */
  samples?: readonly RootContent[];
  words?: CodeWords;
}

/** The Markdown of a comment, in the words of an edition, with `samples` of ours in place of its own. */
export function commentBlocks(
  text: string,
  context: CommentContext,
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
  const paragraph = parseComment(text).children.find(({ type }) => type === 'paragraph');
  const words = paragraph ? plainText(paragraph) : '';
  const end = /(?<!\b(?:e\.g|i\.e))[.!?](?=\s|$)/.exec(words);
  return (end ? words.slice(0, end.index + 1) : words).replace(/\s+/g, ' ').trim();
}

function translateNodes(tree: Root, context: CommentContext, words: CodeWords): void {
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

const BOXES: Record<string, string> = { NOTE: 'note', WARNING: 'warning', DEPRECATED: 'warning' };

/** Turns paragraphs that begin with `**NOTE**` into callouts, also in lists, and other marks into words. */
function markNotes(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'paragraph') {
      const box = boxOf(node);
      if (box) parent.children[index] = box;
    } else if (node.type === 'strong' && plainText(node) === 'DISCOURAGED') {
      node.children = [{ type: 'text', value: 'Discouraged:' }];
    }
  });
}

/** "**NOTE** if …" becomes a sentence of its own. */
function capitalized(text: string): string {
  const [first = '', ...rest] = text.trimStart();
  return first.toUpperCase() + rest.join('');
}

function boxOf(node: Paragraph): RootContent | undefined {
  const [mark, ...rest] = node.children;
  const name = mark?.type === 'strong' ? BOXES[plainText(mark)] : undefined;
  if (name === undefined) return undefined;
  const [first, ...more] = rest;
  const start = first?.type === 'text' ? [{ ...first, value: capitalized(first.value) }] : [];
  const children = start.length > 0 ? [...start, ...more] : rest;
  const body: Paragraph = { type: 'paragraph', children };
  return { type: 'containerDirective', name, attributes: {}, children: [body] };
}
