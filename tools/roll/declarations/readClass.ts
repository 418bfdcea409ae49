import ts from 'typescript';
import { type DeclaredClass, type DeclaredMember, memberKey } from './declaredClass.ts';
import { type NamedType, basesOf, isClass } from './properties.ts';
import { docOf, propertyOf, readMembers, readReturned } from './readMembers.ts';

const NO_DOC = { text: '', params: new Map<string, string>() };

/** Reads a class from its declaration; `call` is what can be called directly. */
export function readClass(
  declared: NamedType,
  { name = declared.name?.text ?? '', call = '(call)' } = {},
): DeclaredClass {
  const elements = elementsOf(declared, new Set());
  const members = new Map<string, DeclaredMember>();
  for (const member of readMembers(elements, call)) {
    const known = members.get(memberKey(member)) ?? { ...member, signatures: [] };
    members.set(memberKey(member), {
      ...known,
      doc: known.doc.text ? known.doc : member.doc,
      signatures: [...known.signatures, ...member.signatures],
    });
  }
  for (const [key, member] of members) members.set(key, withDocumentedNames(withOwnDoc(member)));
  return { name, doc: docOf(declared), members };
}

/** Own members and those of a base without a page: `ElementHandle` does not repeat `JSHandle`. */
function elementsOf(
  declared: NamedType,
  open: Set<NamedType>,
): (ts.TypeElement | ts.ClassElement)[] {
  open.add(declared);
  if (ts.isTypeAliasDeclaration(declared)) return literalElements(declared.type);
  const bases = basesOf(declared).filter((base) => !isClass(base) && !open.has(base));
  return [...declared.members, ...bases.flatMap((base) => elementsOf(base, open))];
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
  return isAboutEvents ? { ...member, doc: NO_DOC } : member;
}

/**
 * Names parameters as the comments do. Some signatures are written by hand and have names of their own, while their
 * comments are generated like all others: `@param endpoint` stands above `connect(wsEndpoint)`.
 */
function withDocumentedNames(member: DeclaredMember): DeclaredMember {
  const { signatures } = member;
  const parameters = signatures.flatMap((signature) => signature.parameters);
  const declared = new Set(parameters.map(({ name }) => name));
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
export function readModule(name: string, source: ts.SourceFile): DeclaredClass {
  const members = source.statements
    .flatMap(readExports)
    // An underscore marks what is not final: `_electron`.
    .filter((member) => !member.name.startsWith('_'));
  return { name, doc: NO_DOC, members: new Map(members.map((member) => [member.name, member])) };
}

function readExports(statement: ts.Statement): DeclaredMember[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name, type }) =>
      propertyOf(name.getText(), statement, readReturned(type)),
    );
  if (!ts.isModuleDeclaration(statement) || !ts.isIdentifier(statement.name)) return [];
  const { name, body } = statement;
  // The classes in a namespace: `errors.TimeoutError`.
  const classes =
    body && ts.isModuleBlock(body) ? body.statements.filter(ts.isClassDeclaration) : [];
  const returnOptions = classes.map((declared) => {
    const own = declared.name?.text ?? '';
    const { text } = docOf(declared);
    return { name: own, type: `typeof ${own}`, isOptional: false, text, options: [] };
  });
  return [propertyOf(name.text, statement, { returns: `typeof ${name.text}`, returnOptions })];
}
