import { createRequire } from 'node:module';
import type ts from 'typescript';
import type { Problem } from '#model/problem.ts';
import type { Finding } from '#tree/checkYaml.ts';

function parse(source: string) {
  // Loaded on demand: it is large, and needed only for problems.
  const compiler = createRequire(import.meta.url)('typescript') as typeof ts;
  const file = compiler.createSourceFile('source.ts', source, compiler.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) =>
    file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  return { compiler, file, lineOf };
}

/** A problem at a field of `site.config.ts`, whose text is `source`; a missing field gets the line of its parent. */
export function configProblem(source: string, { path, what, fix }: Finding): Problem {
  const { compiler, file, lineOf } = parse(source);
  const fieldOf = (node: ts.Node, part: PropertyKey): ts.Node | undefined => {
    if (compiler.isArrayLiteralExpression(node)) return node.elements[Number(part)];
    if (!compiler.isObjectLiteralExpression(node)) return undefined;
    return node.properties.find(
      ({ name }) =>
        name &&
        (compiler.isIdentifier(name) || compiler.isStringLiteral(name)) &&
        name.text === part,
    );
  };
  const declarations = file.statements.flatMap((statement) =>
    compiler.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
  const config = declarations.find(({ name }) => name.getText(file) === 'siteConfig');
  let node: ts.Node = config?.initializer ?? file;
  let place: ts.Node = node;
  for (const part of path) {
    const child = fieldOf(node, part);
    if (!child) break;
    place = child;
    node = compiler.isPropertyAssignment(child) ? child.initializer : child;
  }
  return { file: 'site.config.ts', line: lineOf(place), what, fix };
}

/** The line of the first string literal with this value in a source. */
export function lineOfString(source: string, value: string): number {
  const { compiler, file, lineOf } = parse(source);
  const find = (node: ts.Node): ts.Node | undefined =>
    compiler.isStringLiteral(node) && node.text === value
      ? node
      : compiler.forEachChild(node, find);
  const found = find(file);
  return found ? lineOf(found) : 1;
}
