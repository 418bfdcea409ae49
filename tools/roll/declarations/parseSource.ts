import ts from 'typescript';
import type { Problem } from '#model/problem.ts';
import type { DocComment } from '#api-reference/comments/parseComment.ts';
import { parseComment } from '#api-reference/comments/parseComment.ts';

/** The text of a declaration file and where it comes from. */
export interface DeclarationSource {
  /** From the repository root, with forward slashes. */
  file: string;
  text: string;
}

/** Parses one file; syntax errors are problems, what could be read is read all the same. */
export function parseSource({ file, text }: DeclarationSource): {
  source: ts.SourceFile;
  problems: Problem[];
} {
  const options: ts.CreateSourceFileOptions = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  const source = ts.createSourceFile(file, text, options, true, ts.ScriptKind.TS);
  return { source, problems: syntaxErrors(source).map((error) => toProblem(source, error)) };
}

function syntaxErrors(source: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  // The property is not in the public type; the public way to it is a whole program.
  const parsed = source as ts.SourceFile & { parseDiagnostics?: ts.DiagnosticWithLocation[] };
  return parsed.parseDiagnostics ?? [];
}

function toProblem(source: ts.SourceFile, error: ts.DiagnosticWithLocation): Problem {
  return {
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(error.start).line + 1,
    what: `The declarations cannot be read: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`,
    fix: 'Install the packages again with "npm ci".',
  };
}

/** The doc comment in front of a node; an empty one if there is none. */
export function docOf(node: ts.Node): DocComment {
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
