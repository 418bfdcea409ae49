import ts from 'typescript';
import { CLASS_PARTS, OPAQUE_TYPES } from './classTable.ts';
import type { NamedType, TypeScope } from './typeScope.ts';
import { isClass } from './typeScope.ts';

/** Types whose first argument holds the properties. */
const TRANSPARENT = new Set(
  'Array Exclude NonNullable Partial Promise Readonly ReadonlyArray Required'.split(' '),
);

/** The properties of every object in a type, behind arrays, unions, promises and names. */
export function propertiesOf(
  type: ts.TypeNode | undefined,
  scope: TypeScope,
): ts.PropertySignature[] {
  return collect(type, scope, new Set());
}

function collect(
  type: ts.TypeNode | undefined,
  scope: TypeScope,
  open: ReadonlySet<ts.Node>,
): ts.PropertySignature[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return collectLiteral(type, scope, open);
  if (ts.isArrayTypeNode(type)) return collect(type.elementType, scope, open);
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type))
    return collect(type.type, scope, open);
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type))
    return uniqueByName(type.types.flatMap((part) => collect(part, scope, open)));
  if (ts.isIndexedAccessTypeNode(type)) return collectIndexed(type, scope, open);
  if (ts.isTypeReferenceNode(type)) return collectReferenced(type, scope, open);
  return [];
}

/** Its properties; a dictionary has those of its entries. */
function collectLiteral(
  type: ts.TypeLiteralNode,
  scope: TypeScope,
  open: ReadonlySet<ts.Node>,
): ts.PropertySignature[] {
  const entries = type.members.filter(ts.isIndexSignatureDeclaration);
  return [
    ...type.members.filter(ts.isPropertySignature),
    ...entries.flatMap((entry) => collect(entry.type, scope, open)),
  ];
}

/** `Options['proxy']` and `Certificates[0]`. */
function collectIndexed(
  type: ts.IndexedAccessTypeNode,
  scope: TypeScope,
  open: ReadonlySet<ts.Node>,
): ts.PropertySignature[] {
  const properties = collect(type.objectType, scope, open);
  const [key] = literalsOf(type.indexType);
  // A number picks an element, and arrays are transparent here.
  if (key === undefined) return properties;
  return collect(properties.find((property) => nameOf(property) === key)?.type, scope, open);
}

function collectReferenced(
  type: ts.TypeReferenceNode,
  scope: TypeScope,
  open: ReadonlySet<ts.Node>,
): ts.PropertySignature[] {
  const name = type.typeName.getText();
  const [first, second] = type.typeArguments ?? [];
  const declared = scope(name, type);
  if (declared) return open.has(declared) ? [] : collectDeclared(declared, scope, open);
  if (TRANSPARENT.has(name)) return collect(first, scope, open);
  if (name !== 'Pick' && name !== 'Omit') return [];
  const keys = second ? literalsOf(second) : [];
  return collect(first, scope, open).filter(
    (property) => keys.includes(nameOf(property)) === (name === 'Pick'),
  );
}

function collectDeclared(
  declared: NamedType,
  scope: TypeScope,
  open: ReadonlySet<ts.Node>,
): ts.PropertySignature[] {
  if (isListedElsewhere(declared)) return [];
  const nowOpen = new Set(open).add(declared);
  if (ts.isTypeAliasDeclaration(declared)) return collect(declared.type, scope, nowOpen);
  if (ts.isClassDeclaration(declared)) return [];
  const inherited = basesOf(declared, scope)
    .filter((base) => !nowOpen.has(base))
    .flatMap((base) => collectDeclared(base, scope, nowOpen));
  return uniqueByName([...declared.members.filter(ts.isPropertySignature), ...inherited]);
}

function isListedElsewhere(declared: NamedType): boolean {
  const name = declared.name?.text ?? '';
  const isOpaque = OPAQUE_TYPES.some((opaque) => opaque.name === name);
  return isOpaque || CLASS_PARTS.has(name) || isClass(declared);
}

/** What an interface or a class extends, as far as the files declare it. */
export function basesOf(declared: NamedType, scope: TypeScope): NamedType[] {
  if (ts.isTypeAliasDeclaration(declared)) return [];
  const names = (declared.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  return names.flatMap(({ expression }) => scope(expression.getText(), declared) ?? []);
}

/** The name of a property without quotes. */
export function nameOf(member: { name: ts.PropertyName }): string {
  return ts.isComputedPropertyName(member.name) || ts.isBigIntLiteral(member.name)
    ? member.name.getText()
    : member.name.text;
}

function literalsOf(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf);
  const isText = ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);
  return isText ? [type.literal.text] : [];
}

function uniqueByName(properties: readonly ts.PropertySignature[]): ts.PropertySignature[] {
  const byName = new Map<string, ts.PropertySignature>();
  for (const property of properties)
    if (!byName.has(nameOf(property))) byName.set(nameOf(property), property);
  return [...byName.values()];
}
