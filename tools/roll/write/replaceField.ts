import ts from 'typescript';

/** Finds the node at a place below another; undefined if it is not there. */
type Step = string | ((element: ts.Expression) => boolean);

/**
 * Replaces the text of one string in an object literal and leaves everything else as it is written:
 * below the constant `name` of a TypeScript source, or in a JSON file.
 */
export function replaceField(
  source: { file: string; text: string; name?: string },
  path: readonly Step[],
  value: string,
): string {
  const { file, text, name } = source;
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let node = name === undefined ? rootOf(parsed) : constantOf(parsed, name);
  for (const step of path) node = node && childOf(node, step);
  if (!node || !ts.isStringLiteral(node)) {
    const place = path.map((step) => (typeof step === 'string' ? step : '…')).join('.');
    throw new Error(`${file} has no text at "${[name, place].filter(Boolean).join('.')}".`);
  }
  const start = node.getStart(parsed);
  const quote = text.charAt(start);
  return `${text.slice(0, start)}${quote}${value}${quote}${text.slice(node.end)}`;
}

/** Whether an object has a field with this text. */
export function hasField(name: string, value: string): (element: ts.Expression) => boolean {
  return (element) => {
    const field = childOf(element, name);
    return field !== undefined && ts.isStringLiteral(field) && field.text === value;
  };
}

function childOf(node: ts.Expression, step: Step): ts.Expression | undefined {
  if (typeof step !== 'string')
    return ts.isArrayLiteralExpression(node) ? node.elements.find(step) : undefined;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === step)
    ?.initializer;
}

function rootOf(file: ts.SourceFile): ts.Expression | undefined {
  const [statement] = file.statements;
  return statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
}

function constantOf(file: ts.SourceFile, name: string): ts.Expression | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText(file) === name)?.initializer;
}
