import ts from 'typescript';
import type { Problem } from '#model/problem.ts';

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
