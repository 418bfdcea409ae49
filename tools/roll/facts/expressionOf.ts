import ts from 'typescript';

const KEYWORDS = new Map<ts.SyntaxKind, string>([
  // The declarations do not say which numbers are whole.
  [ts.SyntaxKind.NumberKeyword, 'float'],
  [ts.SyntaxKind.UnknownKeyword, 'any'],
  [ts.SyntaxKind.ObjectKeyword, 'Object'],
]);

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
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type);
  if (ts.isUnionTypeNode(node)) return printUnion(node, enumName);
  if (ts.isArrayTypeNode(node)) return `[Array]<${inner(node.elementType)}>`;
  if (ts.isTypeOperatorNode(node)) return inner(node.type);
  if (ts.isFunctionTypeNode(node)) return printFunction(node, inner);
  if (ts.isTypeLiteralNode(node)) return printObject(node, inner);
  // Its elements are listed apart, like properties.
  if (ts.isTupleTypeNode(node)) return '[Object]';
  if (ts.isLiteralTypeNode(node)) return printLiteral(node, enumName);
  if (ts.isTypeReferenceNode(node)) return printReference(node, inner);
  if (isKeyword(node)) return `[${KEYWORDS.get(node.kind) ?? node.getText()}]`;
  return '[any]';
}

function printUnion({ types }: ts.UnionTypeNode, enumName: string): string {
  const literals = types.filter(isStringLiteral).map((type) => `"${type.literal.text}"`);
  const others = types
    .filter((type) => !isStringLiteral(type) && type.kind !== ts.SyntaxKind.UndefinedKeyword)
    .map((type) => print(type, enumName));
  const enumeration = literals.length > 0 ? [`[${enumName}]<${literals.join('|')}>`] : [];
  return [...new Set([...others, ...enumeration])].join('|');
}

function printFunction(
  { parameters, type }: ts.FunctionTypeNode,
  inner: (child: ts.TypeNode) => string,
): string {
  const types = parameters.map((parameter) => (parameter.type ? inner(parameter.type) : '[any]'));
  const isVoid = type.kind === ts.SyntaxKind.VoidKeyword;
  return `[function](${types.join(', ')})${isVoid ? '' : `:${inner(type)}`}`;
}

/** `{ [key: string]: number }` is a map; the properties of other objects are listed apart. */
function printObject(
  { members }: ts.TypeLiteralNode,
  inner: (child: ts.TypeNode) => string,
): string {
  const index = members.find(ts.isIndexSignatureDeclaration);
  return index ? `[Object]<[string], ${inner(index.type)}>` : '[Object]';
}

function printLiteral(node: ts.LiteralTypeNode, enumName: string): string {
  if (isStringLiteral(node)) return `[${enumName}]<"${node.literal.text}">`;
  if (node.literal.kind === ts.SyntaxKind.NullKeyword) return '[null]';
  return ts.isNumericLiteral(node.literal) ? '[float]' : '[boolean]';
}

function printReference(node: ts.TypeReferenceNode, inner: (child: ts.TypeNode) => string): string {
  const name = node.typeName.getText();
  const args = (node.typeArguments ?? []).map(inner);
  if (name === 'Record') return `[Object]<${args.join(', ')}>`;
  if (name === 'ReadonlyArray') return `[Array]<${args.join(', ')}>`;
  // The facts know classes without their parameters: `ElementHandle<Node>` is an `ElementHandle`.
  const isContainer = ['Array', 'Map', 'Set', 'Promise', 'Object'].includes(name);
  return isContainer && args.length > 0 ? `[${name}]<${args.join(', ')}>` : `[${name}]`;
}

function isStringLiteral(
  node: ts.TypeNode,
): node is ts.LiteralTypeNode & { literal: ts.StringLiteral } {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal);
}

function isKeyword(node: ts.TypeNode): boolean {
  return node.kind >= ts.SyntaxKind.FirstKeyword && node.kind <= ts.SyntaxKind.LastKeyword;
}
