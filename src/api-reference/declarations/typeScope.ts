import ts from 'typescript';
import { NOT_CLASSES } from './classTable.ts';
import { hasDoc } from './docOf.ts';

/** A declaration that gives a type its name. */
export type NamedType = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;

/** Finds the declaration of a name as a file sees it. */
export type TypeScope = (name: string, from: ts.Node) => NamedType | undefined;

/** The same name may be declared in two files (`ConnectOptions` is): a file sees its own first. */
export function createTypeScope(sources: readonly ts.SourceFile[]): TypeScope {
  const tables = new Map(sources.map((source) => [source, tableOf(source.statements)]));
  return (name, from) => {
    const own = tables.get(from.getSourceFile())?.get(name);
    if (own) return own;
    for (const table of tables.values()) {
      const found = table.get(name);
      if (found) return found;
    }
    return undefined;
  };
}

/** All named types of a file, those in namespaces included. */
export function* namedTypes(statements: readonly ts.Statement[]): Generator<NamedType> {
  for (const statement of statements) {
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
      yield* namedTypes(statement.body.statements);
    else if (isNamedType(statement)) yield statement;
  }
}

/** Whether it has a page of its own; what is not a class is shown where it is used. */
export function isClass(type: NamedType): boolean {
  if (ts.isTypeAliasDeclaration(type)) return false;
  if (NOT_CLASSES.some(({ name }) => name === type.name?.text)) return false;
  return hasDoc(type) || type.members.some((member) => ts.isMethodSignature(member));
}

function isNamedType(node: ts.Node): node is NamedType {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

function tableOf(statements: readonly ts.Statement[]): Map<string, NamedType> {
  return new Map([...namedTypes(statements)].map((type) => [type.name?.text ?? '', type]));
}
