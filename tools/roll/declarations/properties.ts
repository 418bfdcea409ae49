import ts from 'typescript';
import { TABLES } from '../tables.ts';

/** Types whose first argument holds the properties. */
const TRANSPARENT = new Set(
  'Array Exclude NonNullable Partial Promise Readonly ReadonlyArray Required'.split(' '),
);

/** The properties of every object in a type, behind arrays, unions, promises and names. */
export function propertiesOf(
  type: ts.TypeNode | undefined,
  /** The names that are being read: one may be part of itself. */
  open: ReadonlySet<ts.Node> = new Set(),
): ts.PropertySignature[] {
  const inside = (part: ts.TypeNode | undefined) => propertiesOf(part, open);
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) {
    // A dictionary has the properties of its entries.
    const entries = type.members.filter(ts.isIndexSignatureDeclaration);
    return [
      ...type.members.filter(ts.isPropertySignature),
      ...entries.flatMap((entry) => inside(entry.type)),
    ];
  }
  if (ts.isArrayTypeNode(type)) return inside(type.elementType);
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return inside(type.type);
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type))
    return uniqueByName(type.types.flatMap(inside));
  if (ts.isIndexedAccessTypeNode(type)) {
    // `Options['proxy']`; the number in `Certificates[0]` picks an element, and arrays are transparent here.
    const properties = inside(type.objectType);
    const [key] = literalsOf(type.indexType);
    if (key === undefined) return properties;
    return inside(properties.find((property) => nameOf(property) === key)?.type);
  }
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText();
  const [first, second] = type.typeArguments ?? [];
  const declared = findType(name, type);
  if (declared) return propertiesOfDeclared(declared, open);
  if (TRANSPARENT.has(name)) return inside(first);
  if (name !== 'Pick' && name !== 'Omit') return [];
  const keys = second ? literalsOf(second) : [];
  return inside(first).filter((property) => keys.includes(nameOf(property)) === (name === 'Pick'));
}

function propertiesOfDeclared(
  declared: NamedType,
  open: ReadonlySet<ts.Node>,
): ts.PropertySignature[] {
  if (open.has(declared) || isListedElsewhere(declared)) return [];
  const nowOpen = new Set(open).add(declared);
  if (ts.isTypeAliasDeclaration(declared)) return propertiesOf(declared.type, nowOpen);
  if (ts.isClassDeclaration(declared)) return [];
  const bases = basesOf(declared);
  return uniqueByName([
    ...declared.members.filter(ts.isPropertySignature),
    ...bases.flatMap((base) => propertiesOfDeclared(base, nowOpen)),
  ]);
}

/** The declarations that are classes under another name, or parts of one, and those that are opaque. */
const NAMED_ELSEWHERE = new Set([
  ...TABLES.classes.flatMap((source) =>
    'parts' in source ? source.parts.map(({ declaration }) => declaration) : [],
  ),
  ...TABLES.opaqueTypes.map(({ name }) => name),
]);

/** Whether what it consists of is no matter of the members that use it. */
export function isListedElsewhere(declared: NamedType): boolean {
  return NAMED_ELSEWHERE.has(declared.name?.text ?? '') || isClass(declared);
}

/** What an interface or a class extends, as far as the files declare it. */
export function basesOf(declared: NamedType): NamedType[] {
  if (ts.isTypeAliasDeclaration(declared)) return [];
  const names = (declared.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  return names.flatMap(({ expression }) => findType(expression.getText(), declared) ?? []);
}

/** The name of a property without quotes. */
export function nameOf({ name }: { name: ts.PropertyName }): string {
  return ts.isComputedPropertyName(name) || ts.isBigIntLiteral(name) ? name.getText() : name.text;
}

function literalsOf(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf);
  const isText = ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);
  return isText ? [type.literal.text] : [];
}

function uniqueByName(properties: readonly ts.PropertySignature[]): ts.PropertySignature[] {
  const names = properties.map(nameOf);
  return properties.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** A declaration that gives a type its name. */
export type NamedType = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;

/** The named types that each file sees. */
const SEEN = new WeakMap<ts.SourceFile, ReadonlyMap<string, NamedType>>();

/** The same name may be declared in two files (`ConnectOptions` is): a file sees its own first. */
export function joinFiles(files: readonly ts.SourceFile[]): void {
  for (const file of files) {
    const types = [...files.toReversed(), file].flatMap((one) => [...namedTypes(one.statements)]);
    SEEN.set(file, new Map(types.map((type) => [type.name?.text ?? '', type])));
  }
}

/** Finds the declaration of a name as the file of a node sees it. */
export function findType(name: string, from: ts.Node): NamedType | undefined {
  return SEEN.get(from.getSourceFile())?.get(name);
}

/** All named types of a file, those in namespaces included. */
export function* namedTypes(statements: readonly ts.Statement[]): Generator<NamedType> {
  for (const statement of statements) {
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
      yield* namedTypes(statement.body.statements);
    else if (
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement)
    )
      yield statement;
  }
}

/** Whether it has a page of its own; what is not a class is shown where it is used. */
export function isClass(type: NamedType): boolean {
  if (ts.isTypeAliasDeclaration(type)) return false;
  if (TABLES.notClasses.some(({ name }) => name === type.name?.text)) return false;
  return commentOf(type) !== undefined || type.members.some(ts.isMethodSignature);
}

/** The doc comment in front of a node. Read from the text: parsing without JSDoc nodes takes a third of the time. */
export function commentOf(node: ts.Node): string | undefined {
  const { text } = node.getSourceFile();
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .at(-1);
}
