import ts from 'typescript';

const KEYWORDS = new Map<ts.SyntaxKind, string>([
  // The declarations do not say which numbers are whole.
  [ts.SyntaxKind.NumberKeyword, 'float'],
  [ts.SyntaxKind.UnknownKeyword, 'any'],
  [ts.SyntaxKind.ObjectKeyword, 'Object'],
]);

/** Types whose parameters the facts know, and those that the facts call by the name of another. */
const CONTAINER = /^(?:Array|Map|Object|Promise|Set)$/;
const CALLED: Record<string, string> = { ReadonlyArray: 'Array', Record: 'Object' };

/**
 * A TypeScript type as the facts spell it: `string | RegExp` → `[string]|[RegExp]`. String literals
 * become an enumeration that is called `enumName`.
 */
export function expressionOf(type: string, enumName: string): string {
  const file = ts.createSourceFile('type.ts', `type T = ${type};`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  const isAlias = statement !== undefined && ts.isTypeAliasDeclaration(statement);
  return isAlias ? print(statement.type, enumName) : '[any]';
}

function print(node: ts.TypeNode, enumName: string): string {
  const inner = (child: ts.TypeNode) => print(child, enumName);
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return inner(node.type);
  if (ts.isUnionTypeNode(node)) {
    const literals = node.types.filter(isStringLiteral).map(({ literal }) => `"${literal.text}"`);
    const others = node.types.filter(
      (type) => !isStringLiteral(type) && type.kind !== ts.SyntaxKind.UndefinedKeyword,
    );
    const enumeration = literals.length > 0 ? [`[${enumName}]<${literals.join('|')}>`] : [];
    return [...new Set([...others.map(inner), ...enumeration])].join('|');
  }
  if (ts.isArrayTypeNode(node)) return `[Array]<${inner(node.elementType)}>`;
  if (ts.isFunctionTypeNode(node)) {
    const types = node.parameters.map(({ type }) => (type ? inner(type) : '[any]'));
    const isVoid = node.type.kind === ts.SyntaxKind.VoidKeyword;
    return `[function](${types.join(', ')})${isVoid ? '' : `:${inner(node.type)}`}`;
  }
  if (ts.isTypeLiteralNode(node)) {
    // `{ [key: string]: number }` is a map; the properties of other objects are listed apart.
    const index = node.members.find(ts.isIndexSignatureDeclaration);
    return index ? `[Object]<[string], ${inner(index.type)}>` : '[Object]';
  }
  // Its elements are listed apart, like properties.
  if (ts.isTupleTypeNode(node)) return '[Object]';
  if (isStringLiteral(node)) return `[${enumName}]<"${node.literal.text}">`;
  if (ts.isLiteralTypeNode(node)) {
    if (node.literal.kind === ts.SyntaxKind.NullKeyword) return '[null]';
    return ts.isNumericLiteral(node.literal) ? '[float]' : '[boolean]';
  }
  if (ts.isTypeReferenceNode(node)) {
    const written = node.typeName.getText();
    const name = CALLED[written] ?? written;
    const args = (node.typeArguments ?? []).map(inner).join(', ');
    // The facts know classes without their parameters: `ElementHandle<Node>` is an `ElementHandle`.
    return CONTAINER.test(name) && args !== '' ? `[${name}]<${args}>` : `[${name}]`;
  }
  const isKeyword =
    node.kind >= ts.SyntaxKind.FirstKeyword && node.kind <= ts.SyntaxKind.LastKeyword;
  return isKeyword ? `[${KEYWORDS.get(node.kind) ?? node.getText()}]` : '[any]';
}

function isStringLiteral(
  node: ts.TypeNode,
): node is ts.LiteralTypeNode & { literal: ts.StringLiteral } {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal);
}
