import ts from 'typescript';
import type { Problem } from '#model/problem.ts';
import { type ClassSource, TABLES, TABLES_FILE } from '../tables.ts';
import type { DeclaredClass, DeclaredClasses, DeclaredMember } from './declaredClass.ts';
import { findType, isClass, joinFiles, namedTypes } from './properties.ts';
import { readClass, readModule } from './readClass.ts';

/** The text of a declaration file and where it comes from. */
interface DeclarationSource {
  /** From the repository root, with forward slashes. */
  file: string;
  text: string;
}

/** What the declarations of one version of the framework say. */
export interface Declarations {
  /** By the name that the facts use. */
  classes: DeclaredClasses;
  /** The files that were read, in order. */
  sources: readonly DeclarationSource[];
  problems: Problem[];
}

/** Reads `types.d.ts`, `test.d.ts` and `testReporter.d.ts` of one version. */
export function readDeclarations(
  sources: readonly DeclarationSource[],
  table: readonly ClassSource[] = TABLES.classes,
): Declarations {
  const files = sources.map(({ file, text }) => {
    const options = {
      languageVersion: ts.ScriptTarget.Latest,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    };
    return ts.createSourceFile(file, text, options, true, ts.ScriptKind.TS);
  });
  joinFiles(files);
  const used = new Set(table.flatMap(declarationsOf));
  // The classes that need no line in the table.
  const sameNamed = files
    .flatMap((file) => [...namedTypes(file.statements)])
    .filter((type) => isClass(type) && !used.has(type.name?.text ?? ''))
    .map((type) => readClass(type));
  const classes = new Map(sameNamed.map((declared) => [declared.name, declared]));
  const problems = files.flatMap(syntaxErrors);
  for (const entry of table) {
    const declared = readTableEntry(entry, files);
    if (declared) classes.set(entry.name, declared);
    else problems.push(missing(entry, sources));
  }
  return { classes, sources, problems };
}

/** What could be read is read all the same. */
function syntaxErrors(source: ts.SourceFile): Problem[] {
  // The property is not in the public type; the public way to it is a whole program.
  const parsed = source as ts.SourceFile & { parseDiagnostics?: ts.DiagnosticWithLocation[] };
  return (parsed.parseDiagnostics ?? []).map(({ start, messageText }) => ({
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    what: `The declarations cannot be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    fix: 'Install the packages again with "npm ci".',
  }));
}

function readTableEntry(
  entry: ClassSource,
  files: readonly ts.SourceFile[],
): DeclaredClass | undefined {
  if ('module' in entry) {
    const file = files.find(({ fileName }) => fileName.split('/').at(-1) === entry.module);
    return file && readModule(entry.name, file);
  }
  const parts: DeclaredClass[] = [];
  const members = new Map<string, DeclaredMember>();
  for (const { declaration, pick, call } of entry.parts) {
    const type = files[0] && findType(declaration, files[0]);
    if (!type) return undefined;
    const declared = readClass(type, { name: entry.name, ...(call && { call }) });
    parts.push(declared);
    // The first declaration of a member wins.
    for (const [key, member] of declared.members)
      if (!members.has(key) && (pick?.includes(key) ?? true)) members.set(key, member);
  }
  return parts[0] && { ...parts[0], members };
}

function declarationsOf(entry: ClassSource): string[] {
  return 'parts' in entry ? entry.parts.map(({ declaration }) => declaration) : [];
}

function missing(entry: ClassSource, sources: readonly DeclarationSource[]): Problem {
  const wanted = 'module' in entry ? entry.module : declarationsOf(entry).join(' or ');
  return {
    file: sources[0]?.file ?? 'node_modules',
    line: 1,
    what: `The class "${entry.name}" cannot be read: ${wanted} is not declared.`,
    fix: `Name what declares it now in ${TABLES_FILE}.`,
  };
}
