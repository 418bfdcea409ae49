import ts from 'typescript';

/** Whether code is TypeScript although its fence says JavaScript, as in declaration comments. */
export function isTyped(code: string): boolean {
  const visit = (node: ts.Node): boolean =>
    isOfTypescript(node) || (ts.forEachChild(node, visit) ?? false);
  return visit(ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest));
}

function isOfTypescript(node: ts.Node): boolean {
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  if (ts.isImportClause(node)) return node.phaseModifier === ts.SyntaxKind.TypeKeyword;
  // `extends Base` parses as a type, but is JavaScript.
  return ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node);
}
