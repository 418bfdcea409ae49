import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { type Statements, inOrder, state } from './statements.ts';

/** Declarations that are listed under another name. */
export const LISTED_AS: ReadonlyMap<string, string> = new Map([
  ['AsymmetricMatchers', 'GenericAssertions'],
  ['Expect', 'PlaywrightAssertions'],
  ['PlaywrightTestArgs', 'Fixtures'],
  ['PlaywrightTestOptions', 'TestOptions'],
  ['PlaywrightWorkerArgs', 'Fixtures'],
  ['PlaywrightWorkerOptions', 'TestOptions'],
  ['TestType', 'Test'],
]);

/** Types without a page that are printed by a name nevertheless. */
const PRINTED_AS = new Map([
  ...['AndroidElementInfo', 'AndroidKey', 'AndroidSelector', 'Metadata'].map(
    (it) => [it, it] as const,
  ),
  ['MakeMatchers', 'GenericAssertions'],
  ['Project', 'TestProject'],
  ['UseOptions', 'TestOptions'],
]);

/** Types whose parameters are printed. */
const OPEN = /^(?:Array|Promise|Map)$/;

/** Ways to listen to events; `on` names them all. */
const LISTENING = /^(?:on|once|off|addListener|removeListener|prependListener)$/;

interface Reader {
  checker: ts.TypeChecker;
  statements: Statements;
  /** Whether the package itself declares something. */
  isOwn: (symbol: ts.Symbol | undefined) => boolean;
  /** What else it declares is described where it is used. */
  hasPage: (name: string) => boolean;
}

/** What type declarations say, as the compiler understands them; `classes` are those that have a page. */
export function declaredNode(files: readonly string[], classes: ReadonlySet<string>): Statements {
  const paths = files.map((file) => resolve(file).replaceAll('\\', '/'));
  const program = ts.createProgram(paths, {
    strict: true,
    preserveSymlinks: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  });
  const folders = paths.map((file) => dirname(file));
  const isInPackage = (node: ts.Node) => folders.includes(dirname(node.getSourceFile().fileName));
  const reader: Reader = {
    checker: program.getTypeChecker(),
    statements: new Map(),
    isOwn: (symbol) => symbol?.declarations?.some(isInPackage) ?? false,
    hasPage: (name) => classes.has(LISTED_AS.get(name) ?? name),
  };
  // The module itself is the class `Playwright`.
  const [module] = paths;
  state(reader.statements, 'Playwright', 'class');
  for (const file of paths)
    for (const statement of program.getSourceFile(file)?.statements ?? []) {
      const isListed = ts.isTypeAliasDeclaration(statement) && LISTED_AS.has(statement.name.text);
      if (ts.isVariableStatement(statement) && file === module)
        for (const { name } of statement.declarationList.declarations) {
          const symbol = reader.checker.getSymbolAtLocation(name);
          if (symbol) readMember('Playwright', symbol, reader);
        }
      if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement) || isListed)
        readClass(statement, reader);
    }
  return reader.statements;
}

function readClass(
  statement: ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeAliasDeclaration,
  reader: Reader,
): void {
  const { checker, statements, hasPage } = reader;
  const symbol = statement.name && checker.getSymbolAtLocation(statement.name);
  if (!symbol) return;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const owner = LISTED_AS.get(symbol.name) ?? symbol.name;
  const isDeclaredHere = ({ declarations = [] }: ts.Symbol) =>
    declarations.some(({ parent }) => parent === statement || ts.isTypeLiteralNode(parent));
  const members = type.getProperties().filter(isDeclaredHere);
  if (hasPage(owner) || members.some(({ flags }) => flags & ts.SymbolFlags.Method))
    state(statements, owner, 'class');
  if (!hasPage(owner)) return;
  for (const member of members) readMember(owner, member, reader);
  const calls = type.getCallSignatures();
  if (calls.length > 0)
    readCalls(`${owner}.${symbol.name === 'Expect' ? 'expect' : '(call)'}`, calls, reader);
}

function readMember(owner: string, symbol: ts.Symbol, reader: Reader): void {
  const { checker, statements, isOwn, hasPage } = reader;
  const { name } = symbol;
  // `[Symbol.asyncDispose]`
  if (name.startsWith('__@')) return;
  const place = `${owner}.${name}`;
  const type = checker.getTypeOfSymbol(symbol);
  const calls = checker.getNonNullableType(type).getCallSignatures();
  if (LISTENING.test(name)) {
    for (const { parameters } of name === 'on' ? calls : []) {
      const event = parameters[0] && checker.getTypeOfSymbol(parameters[0]);
      if (event?.isStringLiteral()) state(statements, `${owner}#${event.value}`, 'event');
    }
  } else if (calls.length > 0 && !hasPage(nameOf(type))) {
    readCalls(place, calls, reader);
    for (const inner of type.getProperties().filter(isOwn)) readMember(place, inner, reader);
  } else {
    state(statements, place, 'property');
    state(statements, `${place}:`, typeText(type, reader));
    readFields(type, place, reader);
  }
}

function readCalls(place: string, calls: readonly ts.Signature[], reader: Reader): void {
  const { checker, statements } = reader;
  state(statements, place, 'method');
  const isInAll = (name: string) =>
    calls.every(({ parameters }) => parameters.some((parameter) => parameter.name === name));
  for (const call of calls) {
    for (const parameter of call.parameters) {
      const type = checker.getTypeOfSymbol(parameter);
      const declared = parameter.valueDeclaration as ts.ParameterDeclaration | undefined;
      const isRest = declared?.dotDotDotToken !== undefined;
      const isOptional = declared && (isRest || checker.isOptionalParameter(declared));
      const at = `${place}.${parameter.name}`;
      state(statements, at, typeText(type, reader), isOptional || !isInAll(parameter.name));
      readFields(type, at, reader);
    }
    const result = checker.getReturnTypeOfSignature(call);
    state(statements, `${place}:`, typeText(result, reader));
    readFields(result, `${place}:`, reader);
  }
}

/** The fields of all objects in a type that are described where they are used. */
function readFields(
  type: ts.Type,
  place: string,
  reader: Reader,
  within: readonly ts.Type[] = [],
): void {
  const { checker, statements, isOwn, hasPage } = reader;
  const parts = partsOf(type, checker);
  for (const part of parts) readFields(part, place, reader, within);
  // What is added to a class is not told apart from it.
  const isDescribed = type.isIntersection()
    ? !type.types.some((part) => hasPage(nameOf(part)))
    : isOwn(type.symbol);
  if (parts.length > 0 || !isDescribed || typeText(type, reader) !== 'Object') return;
  // Types that contain themselves are described once.
  if (within.includes(type)) return;
  for (const field of type.getProperties()) {
    const inner = checker.getTypeOfSymbol(field);
    const at = `${place}.${field.name}`;
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    state(statements, at, typeText(inner, reader), isOptional);
    readFields(inner, at, reader, [...within, type]);
  }
}

/** What a union, a list or a dictionary consists of. */
function partsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.isUnion()) return type.types;
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (index) return [index.type];
  return OPEN.test(nameOf(type)) ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

function nameOf(type: ts.Type): string {
  const { aliasSymbol, symbol } = type as { aliasSymbol?: ts.Symbol; symbol?: ts.Symbol };
  const alias = aliasSymbol?.name ?? '';
  if (LISTED_AS.has(alias) || PRINTED_AS.has(alias)) return alias;
  return symbol?.name.replace(/^Readonly(?=Array)/, '') ?? '';
}

function typeText(type: ts.Type, reader: Reader): string {
  const { checker, isOwn, hasPage } = reader;
  const inner = (part: ts.Type) => typeText(part, reader);
  const name = nameOf(type);
  const printed =
    PRINTED_AS.get(name) ?? (hasPage(name) ? (LISTED_AS.get(name) ?? name) : undefined);
  if (printed !== undefined) return printed;
  if (type.isUnion()) return inOrder(type.types.map(inner));
  if (type.isStringLiteral()) return JSON.stringify(type.value);
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & ts.TypeFlags.Instantiable) return openType(type, reader);
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'any';
  if (type.flags & ts.TypeFlags.Never) return 'never';
  // `string & {}` keeps literals apart from other text.
  if (checker.isTypeAssignableTo(type, checker.getStringType())) return 'string';
  if (checker.isTupleType(type) || type.isIntersection()) return 'Object';
  if (!(type.flags & ts.TypeFlags.Object)) return checker.typeToString(type);
  if (type.getCallSignatures().length > 0 || name === 'Function') return 'function';
  const parts = partsOf(type, checker).map(inner).join(', ');
  if (OPEN.test(name)) return `${name}<${parts}>`;
  if (parts !== '') return `Object<string, ${parts}>`;
  return isOwn(type.symbol) || name.startsWith('__') ? 'Object' : name;
}

/** A type that depends on how a member is called: text, if nothing else is possible. */
function openType(type: ts.Type, reader: Reader): string {
  const { checker, hasPage } = reader;
  const widest = checker.getBaseConstraintOfType(type);
  if (widest === undefined) return 'any';
  if (checker.isTypeAssignableTo(widest, checker.getStringType())) return 'string';
  const parts = widest.isUnion() ? widest.types : [widest];
  return parts.every((part) => hasPage(nameOf(part)) || part.flags & ts.TypeFlags.Null)
    ? inOrder(parts.map((part) => typeText(part, reader)))
    : 'any';
}
