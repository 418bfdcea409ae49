import type { Root } from 'mdast';
import { SKIP, visit } from '#tree/visit.ts';
import { LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import { parseMarkdown } from '#pipeline/parseDoc.ts';

/** Prose, or inline code within it. */
export interface Piece {
  kind: 'text' | 'code';
  text: string;
  line: number;
  /** Counts the second-level sections; 0 before the first one. */
  section: number;
  /** Whether it could be a link: not in headings and alt texts. */
  isLinkable: boolean;
}

/** A link to another guide, by its id. */
interface GuideLink {
  id: string;
  section: number;
}

export interface Prose {
  pieces: Piece[];
  links: GuideLink[];
}

const GUIDE_LINK = /^\.\/([\w-]+)\.md(?:#|$)/;

/** The prose of a guide without samples; API names are spelled for each edition. */
export function proseOf(tree: Root): Prose {
  const pieces: Piece[] = [];
  const links: GuideLink[] = [];
  let section = 0;
  const add = (piece: Omit<Piece, 'section'>) => pieces.push({ ...piece, section });

  // The code in look-up tables is another tool's, or checked like a sample.
  const foreign = new Set<unknown>();

  visit(tree, (node, _index, parent) => {
    if (node.type === 'code' || foreign.has(node)) return SKIP;
    if (node.type === 'containerDirective' && node.name === 'lookup') {
      visit(node, 'inlineCode', (code) => void foreign.add(code));
    }
    if (node.type === 'textDirective' && node.name === 'api') return SKIP;
    if (node.type === 'heading' && node.depth === 2) section += 1;
    const line = node.position?.start.line ?? 1;
    // A diagram, in words.
    if (node.type === 'markup') {
      for (const { kind, text } of proseOf({ type: 'root', children: node.plain }).pieces)
        add({ kind, text, line, isLinkable: false });
    }
    const isLinkable = parent?.type !== 'heading';
    if (node.type === 'text') add({ kind: 'text', text: node.value, line, isLinkable });
    if (node.type === 'inlineCode')
      add({ kind: 'code', text: node.value, line, isLinkable: false });
    if (node.type === 'image') add({ kind: 'text', text: node.alt ?? '', line, isLinkable: false });
    const id = node.type === 'link' ? GUIDE_LINK.exec(node.url)?.[1] : undefined;
    if (id !== undefined) links.push({ id, section });
    return undefined;
  });
  return { pieces, links };
}

/** The line in the file of an index in a piece. */
export function lineAt({ text, line }: Piece, index: number): number {
  return line + (text.slice(0, index).match(/\n/g)?.length ?? 0);
}

/** The words around a place, for a message. */
export function excerpt({ text }: Piece, index: number, length: number): string {
  const from = text.lastIndexOf(' ', Math.max(0, index - 30)) + 1;
  const end = text.indexOf(' ', index + length + 30);
  const words = text.slice(from, end === -1 ? undefined : end).replace(/\s+/g, ' ');
  return `${from > 0 ? '… ' : ''}${words.trim()}${end === -1 ? '' : ' …'}`;
}

/** The prose of a data file: all of its values are Markdown. */
export function proseOfYaml(text: string): Piece[] {
  const lines = new LineCounter();
  const pieces: Piece[] = [];
  visitYaml(parseDocument(text, { lineCounter: lines }), {
    Scalar(key, { value, range, type }) {
      if (key === 'key' || typeof value !== 'string') return;
      const { line } = lines.linePos(range?.[0] ?? 0);
      // A block starts below its `>-`. Its lines are folded, so only the first line is known.
      const first = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL' ? line + 1 : line;
      pieces.push(
        ...proseOf(parseMarkdown(value)).pieces.map((piece) => ({ ...piece, line: first })),
      );
    },
  });
  return pieces;
}
