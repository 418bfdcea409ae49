import { createRequire } from 'node:module';
import type ts from 'typescript';

/** Loaded on demand: it is large, and needed only for problems. */
function loadTypeScript(): typeof ts {
  return createRequire(import.meta.url)('typescript') as typeof ts;
}

/**
 * The line of a field in an object literal: `['navbar', 'items', 2, 'type']` below the constant `name`. A
 * missing field gets the line of its parent.
 */
export function lineOfField(source: string, name: string, path: readonly PropertyKey[]): number {
  const compiler = loadTypeScript();
  const file = compiler.createSourceFile('source.ts', source, compiler.ScriptTarget.Latest, true);
  let node: ts.Node = declarationOf(file, name) ?? file;
  let place: ts.Node = node;
  for (const part of path) {
    const child = fieldOf(node, part);
    if (!child) break;
    place = child;
    node = compiler.isPropertyAssignment(child) ? child.initializer : child;
  }
  return file.getLineAndCharacterOfPosition(place.getStart(file)).line + 1;
}

/** The line of the first string literal with this value in a source. */
export function lineOfString(source: string, value: string): number {
  const compiler = loadTypeScript();
  const file = compiler.createSourceFile('source.ts', source, compiler.ScriptTarget.Latest, true);
  let line = 1;
  const visit = (node: ts.Node): boolean => {
    if (compiler.isStringLiteral(node) && node.text === value) {
      line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      return true;
    }
    return compiler.forEachChild(node, visit) ?? false;
  };
  visit(file);
  return line;
}

function declarationOf(file: ts.SourceFile, name: string): ts.Expression | undefined {
  const compiler = loadTypeScript();
  for (const statement of file.statements) {
    if (!compiler.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText(file) === name) return declaration.initializer;
    }
  }
  return undefined;
}

function fieldOf(node: ts.Node, part: PropertyKey): ts.Node | undefined {
  const compiler = loadTypeScript();
  if (compiler.isArrayLiteralExpression(node)) return node.elements[Number(part)];
  if (!compiler.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find(
    (property) =>
      property.name !== undefined &&
      (compiler.isIdentifier(property.name) || compiler.isStringLiteral(property.name)) &&
      property.name.text === part,
  );
}
