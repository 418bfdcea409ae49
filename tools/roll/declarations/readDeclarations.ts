import type ts from 'typescript';
import type { Problem } from '#model/problem.ts';
import type { ClassSource, TypeScope } from './properties.ts';
import { CLASS_SOURCES, createTypeScope, isClass, namedTypes } from './properties.ts';
import type { DeclaredClass } from './declaredClass.ts';
import type { DeclarationSource } from './parseSource.ts';
import { parseSource } from './parseSource.ts';
import { joinClasses, readClass, readModule } from './readClass.ts';

/** What the declarations of one version of the framework say. */
export interface Declarations {
  /** By the name that the facts use. */
  classes: ReadonlyMap<string, DeclaredClass>;
  /** The files that were read, in order. */
  sources: readonly DeclarationSource[];
  problems: Problem[];
}

/** Reads `types.d.ts`, `test.d.ts` and `testReporter.d.ts` of one version. */
export function readDeclarations(
  sources: readonly DeclarationSource[],
  table: readonly ClassSource[] = CLASS_SOURCES,
): Declarations {
  const parsed = sources.map(parseSource);
  const files = parsed.map(({ source }) => source);
  const scope = createTypeScope(files);
  const classes = new Map(
    readSameNamed(files, table, scope).map((declared) => [declared.name, declared]),
  );
  const problems = parsed.flatMap(({ problems }) => problems);
  for (const entry of table) {
    const declared = readTableEntry(entry, files, scope);
    if (declared) classes.set(entry.name, declared);
    else problems.push(missing(entry, sources));
  }
  return { classes, sources, problems };
}

/** The classes that need no line in the table. */
function readSameNamed(
  files: readonly ts.SourceFile[],
  table: readonly ClassSource[],
  scope: TypeScope,
): DeclaredClass[] {
  const used = new Set(table.flatMap(declarationsOf));
  return files
    .flatMap((file) => [...namedTypes(file.statements)])
    .filter((type) => isClass(type) && !used.has(type.name?.text ?? ''))
    .map((type) => readClass(type, scope));
}

function readTableEntry(
  entry: ClassSource,
  files: readonly ts.SourceFile[],
  scope: TypeScope,
): DeclaredClass | undefined {
  if ('module' in entry) {
    const file = files.find(({ fileName }) => fileName.split('/').at(-1) === entry.module);
    return file && readModule(entry.name, file, scope);
  }
  const parts: DeclaredClass[] = [];
  for (const { declaration, pick, call = '(call)' } of entry.parts) {
    const type = files.map((file) => scope(declaration, file)).find((found) => found !== undefined);
    if (!type) return undefined;
    const declared = readClass(type, scope, { name: entry.name, call });
    const kept = [...declared.members].filter(([key]) => pick?.includes(key) ?? true);
    parts.push({ ...declared, members: new Map(kept) });
  }
  const [first, ...others] = parts;
  return first && joinClasses(entry.name, [first, ...others]);
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
    fix: 'Name what declares it now in tools/roll/declarations/properties.ts.',
  };
}
