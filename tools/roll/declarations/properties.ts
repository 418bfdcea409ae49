import ts from 'typescript';
import { hasDoc } from './parseSource.ts';

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

/** A declaration that gives a type its name. */
export type NamedType = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;

/** Finds the declaration of a name as a file sees it. */
export type TypeScope = (name: string, from: ts.Node) => NamedType | undefined;

/** The same name may be declared in two files (`ConnectOptions` is): a file sees its own first. */
export function createTypeScope(sources: readonly ts.SourceFile[]): TypeScope {
  const tables = new Map(sources.map((source) => [source, tableOf(source.statements)]));
  return (name, from) => {
    const own = tables.get(from.getSourceFile())?.get(name);
    if (own) return own;
    for (const table of tables.values()) {
      const found = table.get(name);
      if (found) return found;
    }
    return undefined;
  };
}

/** All named types of a file, those in namespaces included. */
export function* namedTypes(statements: readonly ts.Statement[]): Generator<NamedType> {
  for (const statement of statements) {
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
      yield* namedTypes(statement.body.statements);
    else if (isNamedType(statement)) yield statement;
  }
}

/** Whether it has a page of its own; what is not a class is shown where it is used. */
export function isClass(type: NamedType): boolean {
  if (ts.isTypeAliasDeclaration(type)) return false;
  if (NOT_CLASSES.some(({ name }) => name === type.name?.text)) return false;
  return hasDoc(type) || type.members.some((member) => ts.isMethodSignature(member));
}

function isNamedType(node: ts.Node): node is NamedType {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

function tableOf(statements: readonly ts.Statement[]): Map<string, NamedType> {
  return new Map([...namedTypes(statements)].map((type) => [type.name?.text ?? '', type]));
}

/** Which declaration gives members to a class of the facts. */
interface ClassPart {
  declaration: string;
  /** Only these members; absent means all. */
  pick?: readonly string[];
  /** The name of what can be called directly; `(call)` if absent. */
  call?: string;
}

/** A class of the facts that is not simply an interface of the same name. */
export type ClassSource = { name: string; why: string } & (
  | { parts: readonly ClassPart[] }
  /** The constants that this file exports. */
  | { module: string }
);

export const CLASS_SOURCES: readonly ClassSource[] = [
  {
    name: 'Playwright',
    module: 'types.d.ts',
    why: 'The facts name the module itself like this: `chromium`, `devices` and so on.',
  },
  {
    name: 'Test',
    parts: [{ declaration: 'TestType' }],
    why: 'The facts are named after the value `test`, the declarations after its type.',
  },
  {
    name: 'TestOptions',
    parts: [{ declaration: 'PlaywrightTestOptions' }, { declaration: 'PlaywrightWorkerOptions' }],
    why: 'The declarations keep options of a test and of a worker apart, readers need not.',
  },
  {
    name: 'Fixtures',
    parts: [
      { declaration: 'PlaywrightTestArgs' },
      { declaration: 'PlaywrightWorkerArgs' },
      { declaration: 'PlaywrightWorkerOptions', pick: ['browserName'] },
    ],
    why: 'Built-in fixtures; the generic type `Fixtures` is what users define themselves.',
  },
  {
    name: 'GenericAssertions',
    parts: [{ declaration: 'GenericAssertions' }, { declaration: 'AsymmetricMatchers' }],
    why: '`expect.any()` and its like are declared apart, because they stand on `expect`.',
  },
  {
    name: 'PlaywrightAssertions',
    parts: [{ declaration: 'Expect', call: 'expect' }],
    why: 'The facts name the function `expect` after its class in Java.',
  },
];

/** Interfaces that look like classes, with a comment or methods, but are not. */
const NOT_CLASSES: readonly { name: string; why: string }[] = [
  { name: 'FullResult', why: 'The facts list its properties at `Reporter.onEnd`.' },
  { name: 'ExpectMatcherUtils', why: 'A tool for authors of matchers without a page.' },
];

/** Types whose properties are not options of the members that use them. */
export const OPAQUE_TYPES: readonly { name: string; why: string }[] = [
  { name: 'Devices', why: 'A list with one property for each device.' },
  { name: 'LiteralUnion', why: 'Its object is a trick that keeps literals apart from `string`.' },
];

/** The declarations that are classes under another name, or parts of one. */
export const CLASS_PARTS: ReadonlySet<string> = new Set(
  CLASS_SOURCES.flatMap((source) => ('parts' in source ? source.parts : [])).map(
    ({ declaration }) => declaration,
  ),
);
