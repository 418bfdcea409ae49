import ts from 'typescript';
import type {
  DeclaredClass,
  DeclaredMember,
  DeclaredOption,
  DeclaredSignature,
} from './declaredClass.ts';
import { docOf, lineOf } from './parseSource.ts';
import { memberKey } from './declaredClass.ts';
import { basesOf, isClass } from './properties.ts';
import { readMembers, readOptions } from './readMembers.ts';
import type { NamedType, TypeScope } from './properties.ts';
import { typeText } from './typeText.ts';

/** Reads a class from its declaration; `call` is what can be called directly. */
export function readClass(
  declared: NamedType,
  scope: TypeScope,
  { name = declared.name?.text ?? '', call = '(call)' }: { name?: string; call?: string } = {},
): DeclaredClass {
  const elements = elementsOf(declared, scope, new Set());
  const members = new Map<string, DeclaredMember>();
  for (const member of readMembers(elements, { scope, call, prefix: '' })) {
    const key = memberKey(member);
    const known = members.get(key);
    members.set(key, known ? withOverload(known, member) : member);
  }
  for (const [key, member] of members) members.set(key, withDocumentedNames(withOwnDoc(member)));
  const file = declared.getSourceFile().fileName;
  return { name, doc: docOf(declared), members, file, line: lineOf(declared) };
}

/** The first declaration wins; the members of the others are added to it. */
export function joinClasses(
  name: string,
  [first, ...others]: readonly [DeclaredClass, ...DeclaredClass[]],
): DeclaredClass {
  const members = new Map(first.members);
  for (const [key, member] of others.flatMap((part) => [...part.members]))
    if (!members.has(key)) members.set(key, member);
  return { ...first, name, members };
}

/** Own members and those of a base without a page: `ElementHandle` does not repeat `JSHandle`. */
function elementsOf(
  declared: NamedType,
  scope: TypeScope,
  open: Set<NamedType>,
): (ts.TypeElement | ts.ClassElement)[] {
  open.add(declared);
  if (ts.isTypeAliasDeclaration(declared)) return literalElements(declared.type);
  const bases = basesOf(declared, scope).filter((base) => !isClass(base) && !open.has(base));
  return [...declared.members, ...bases.flatMap((base) => elementsOf(base, scope, open))];
}

function literalElements(type: ts.TypeNode): ts.TypeElement[] {
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  return ts.isIntersectionTypeNode(type) ? type.types.flatMap(literalElements) : [];
}

/** Where each overload is about one event, `waitForEvent('close')`, none of them speaks of the method. */
function withOwnDoc(member: DeclaredMember): DeclaredMember {
  const isAboutEvents = member.signatures.every(
    ({ parameters: [first] }) => first !== undefined && /^'[^']*'$/.test(first.type),
  );
  return isAboutEvents ? { ...member, doc: { text: '', params: new Map() } } : member;
}

function withOverload(known: DeclaredMember, added: DeclaredMember): DeclaredMember {
  return {
    ...known,
    doc: known.doc.text ? known.doc : added.doc,
    signatures: [...known.signatures, ...added.signatures],
  };
}

/**
 * Names parameters as the comments do. Some signatures are written by hand and have names of their own, while their
 * comments are generated like all others: `@param endpoint` stands above `connect(wsEndpoint)`.
 */
function withDocumentedNames(member: DeclaredMember): DeclaredMember {
  const { signatures } = member;
  const declared = new Set(
    signatures.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
  );
  const documented = new Set(signatures.flatMap(({ doc }) => [...doc.params.keys()]));
  const own = [...declared].filter((name) => !documented.has(name));
  // Overloads may do without options.
  const others = [...documented].filter((name) => !declared.has(name) && name !== 'options');
  if (own.length === 0 || own.length !== others.length) return member;
  const nameOf = (name: string) => others[own.indexOf(name)] ?? name;
  return {
    ...member,
    signatures: signatures.map((signature) => ({
      ...signature,
      // Their words stay out: pages have ours for what has none under its own name.
      parameters: signature.parameters.map((one) => ({ ...one, name: nameOf(one.name) })),
    })),
  };
}

/** What a module exports under a name of its own, read as the properties of a class. */
export function readModule(name: string, source: ts.SourceFile, scope: TypeScope): DeclaredClass {
  const members = source.statements
    .flatMap((statement) => readExports(statement, scope))
    // An underscore marks what is not final: `_electron`.
    .filter((member) => !member.name.startsWith('_'));
  return {
    name,
    doc: { text: '', params: new Map() },
    members: new Map(members.map((member) => [member.name, member])),
    file: source.fileName,
    line: 1,
  };
}

function readExports(statement: ts.Statement, scope: TypeScope): DeclaredMember[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name, type }) =>
      property(name.getText(), statement, {
        returns: typeText(type, scope),
        returnOptions: readOptions(type, scope),
      }),
    );
  }
  if (!ts.isModuleDeclaration(statement) || !ts.isIdentifier(statement.name)) return [];
  const name = statement.name.text;
  const returnOptions = readNamespace(statement);
  return [property(name, statement, { returns: `typeof ${name}`, returnOptions })];
}

/** The classes in a namespace: `errors.TimeoutError`. */
function readNamespace({ body }: ts.ModuleDeclaration): DeclaredOption[] {
  if (!body || !ts.isModuleBlock(body)) return [];
  return body.statements.filter(ts.isClassDeclaration).map((declared) => {
    const name = declared.name?.text ?? '';
    const { text } = docOf(declared);
    return { name, type: `typeof ${name}`, isOptional: false, text, options: [] };
  });
}

function property(
  name: string,
  statement: ts.Statement,
  held: Pick<DeclaredSignature, 'returns' | 'returnOptions'>,
): DeclaredMember {
  const doc = docOf(statement);
  const line = lineOf(statement);
  return {
    kind: 'property',
    name,
    isOptional: false,
    doc,
    signatures: [{ parameters: [], ...held, doc, line }],
    type: held.returns,
    options: held.returnOptions,
    file: statement.getSourceFile().fileName,
    line,
  };
}
