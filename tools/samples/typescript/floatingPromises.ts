import ts from 'typescript';

/** Where a promise is created and not awaited. */
export function floatingPromises(file: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = [];
  const isPromise = (node: ts.Expression) => {
    const type = checker.getTypeAtLocation(node);
    return (type.flags & ts.TypeFlags.Any) === 0 && type.getProperty('then') !== undefined;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && !isHandled(node.expression) && isPromise(node.expression))
      found.push(node);
    if (isExpectOfValue(node) && node.arguments.slice(0, 1).some(isPromise)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** An immediately invoked function, `void …`, an assignment, or `.catch(…)`. */
function isHandled(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node)) return !ts.isPropertyAccessExpression(node);
  const { expression } = node;
  const called = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  if (ts.isArrowFunction(called) || ts.isFunctionExpression(called)) return true;
  return ts.isPropertyAccessExpression(called) && called.name.text === 'catch';
}

/** `expect(value).toBe()`: a promise never equals a value; `.resolves` and `.rejects` await it. */
function isExpectOfValue(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'expect') return false;
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && !/^(resolves|rejects)$/.test(parent.name.text);
}
