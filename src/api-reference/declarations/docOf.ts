import ts from 'typescript';
import type { DeclaredDoc } from './declaredClass.ts';
import { parseComment } from './parseComment.ts';

/** The doc comment in front of a node; an empty one if there is none. */
export function docOf(node: ts.Node): DeclaredDoc {
  const comment = commentOf(node);
  return comment === undefined ? { text: '', params: new Map() } : parseComment(comment);
}

export function hasDoc(node: ts.Node): boolean {
  return commentOf(node) !== undefined;
}

/** Read from the text: parsing without JSDoc nodes takes a third of the time. */
function commentOf(node: ts.Node): string | undefined {
  const { text } = node.getSourceFile();
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .at(-1);
}

/** The line of a node's own text, from 1. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
