import ts from 'typescript';

/**
 * The line of a field in an object literal: `['navbar', 'items', 2, 'type']` below the constant
 * `name`. A field that is not written there gets the line of what encloses it.
 */
export function lineOfField(source: string, name: string, path: readonly PropertyKey[]): number {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  let node: ts.Node = declarationOf(file, name) ?? file;
  let place: ts.Node = node;
  for (const part of path) {
    const child = fieldOf(node, part);
    if (!child) break;
    place = child;
    node = ts.isPropertyAssignment(child) ? child.initializer : child;
  }
  return file.getLineAndCharacterOfPosition(place.getStart(file)).line + 1;
}

/** The line of the first string literal with this value below the constant `name`. */
export function lineOfString(source: string, value: string): number {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  let line = 1;
  const visit = (node: ts.Node): boolean => {
    if (ts.isStringLiteral(node) && node.text === value) {
      line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      return true;
    }
    return ts.forEachChild(node, visit) ?? false;
  };
  visit(file);
  return line;
}

function declarationOf(file: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText(file) === name) return declaration.initializer;
    }
  }
  return undefined;
}

function fieldOf(node: ts.Node, part: PropertyKey): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(part)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find(
    (property) =>
      property.name !== undefined &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
      property.name.text === part,
  );
}
