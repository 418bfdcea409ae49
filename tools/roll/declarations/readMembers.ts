import ts from 'typescript';
import type {
  DeclaredMember,
  DeclaredSignature,
  DeclaredParameter,
  DeclaredOption,
} from './declaredClass.ts';
import { nameOf, propertiesOf } from './properties.ts';
import type { TypeScope } from './properties.ts';
import type { DocComment } from '#api-reference/comments/parseComment.ts';
import { docOf, lineOf } from './parseSource.ts';
import { typeText } from './typeText.ts';

/** Each repeats all events; `on` has the comments. */
const LISTENER_METHODS = new Set(
  'addListener off on once prependListener removeListener'.split(' '),
);

interface Reading {
  scope: TypeScope;
  /** What a call signature is called. */
  call: string;
  /** `describe.` for what belongs to `test.describe`. */
  prefix: string;
}

/** The public members of an interface or an object type: one for each overload. */
export function* readMembers(
  elements: readonly (ts.TypeElement | ts.ClassElement)[],
  reading: Reading,
): Generator<DeclaredMember> {
  for (const element of elements) {
    if (ts.isCallSignatureDeclaration(element)) {
      yield method(reading.call, element, readSignature(element, reading.scope));
    } else if (ts.isMethodSignature(element) || ts.isPropertySignature(element)) {
      yield* readNamed(element, reading);
    }
  }
}

function* readNamed(
  element: ts.MethodSignature | ts.PropertySignature,
  reading: Reading,
): Generator<DeclaredMember> {
  const name = nameOf(element);
  // `[Symbol.asyncDispose]` is for the language, an underscore for the framework itself.
  if (ts.isComputedPropertyName(element.name) || name.startsWith('_')) return;
  if (LISTENER_METHODS.has(name)) {
    const event = name === 'on' ? readEvent(element, reading.scope) : undefined;
    if (event) yield event;
    return;
  }
  const path = reading.prefix + name;
  if (ts.isMethodSignature(element))
    yield method(path, element, readSignature(element, reading.scope));
  else yield* readProperty(element, path, reading.scope);
}

/** A property that can be called is a method, and what hangs on it are methods, too. */
function* readProperty(
  element: ts.PropertySignature,
  path: string,
  scope: TypeScope,
): Generator<DeclaredMember> {
  const { type } = element;
  if (type && ts.isFunctionTypeNode(type))
    yield method(path, element, readSignature(type, scope, element));
  else if (type && ts.isTypeLiteralNode(type) && type.members.some(ts.isCallSignatureDeclaration))
    yield* readMembers(type.members, { scope, call: path, prefix: `${path}.` });
  else yield property(path, element, readHeld(element, scope));
}

type Element = ts.MethodSignature | ts.PropertySignature | ts.CallSignatureDeclaration;

function method(name: string, element: Element, signature: DeclaredSignature): DeclaredMember {
  return { ...common(name, element, signature), kind: 'method', options: [] };
}

function property(name: string, element: Element, held: DeclaredSignature): DeclaredMember {
  return { ...common(name, element, held), kind: 'property', options: held.returnOptions };
}

function common(name: string, element: Element, signature: DeclaredSignature) {
  return {
    name,
    isOptional: element.questionToken !== undefined,
    doc: signature.doc,
    signatures: [signature],
    type: signature.returns,
    file: element.getSourceFile().fileName,
    line: signature.line,
  };
}

/** The event of an overload such as `on(event: 'popup', listener: (page: Page) => any): this`. */
function readEvent(
  element: ts.MethodSignature | ts.PropertySignature,
  scope: TypeScope,
): DeclaredMember | undefined {
  if (!ts.isMethodSignature(element)) return undefined;
  const [event, listener] = element.parameters.map(({ type }) => type);
  const name = event && ts.isLiteralTypeNode(event) && event.literal;
  if (!name || !ts.isStringLiteral(name)) return undefined;
  if (!listener || !ts.isFunctionTypeNode(listener)) return undefined;
  const signature = readSignature(listener, scope, element);
  return {
    kind: 'event',
    name: name.text,
    isOptional: false,
    doc: signature.doc,
    signatures: [signature],
    type: signature.parameters.map(({ type }) => type).join(', '),
    options: signature.parameters.flatMap(({ options }) => options),
    file: element.getSourceFile().fileName,
    line: signature.line,
  };
}

/** Reads one overload; `commented` is the node that carries its comment. */
function readSignature(
  signature: ts.SignatureDeclaration,
  scope: TypeScope,
  commented: ts.Node = signature,
): DeclaredSignature {
  const doc = docOf(commented);
  return {
    parameters: signature.parameters
      .filter(({ name }) => name.getText() !== 'this')
      .map((parameter) => readParameter(parameter, scope, doc)),
    ...readReturned(signature.type, scope),
    doc,
    line: lineOf(commented),
  };
}

/** A property is a signature without parameters. */
function readHeld(property: ts.PropertySignature, scope: TypeScope): DeclaredSignature {
  const returned = readReturned(property.type, scope);
  return { parameters: [], ...returned, doc: docOf(property), line: lineOf(property) };
}

function readReturned(type: ts.TypeNode | undefined, scope: TypeScope) {
  return { returns: typeText(type, scope), returnOptions: readOptions(type, scope) };
}

function readParameter(
  parameter: ts.ParameterDeclaration,
  scope: TypeScope,
  doc: DocComment,
): DeclaredParameter {
  const name = parameter.name.getText();
  return {
    name,
    type: typeText(parameter.type, scope),
    isOptional: parameter.questionToken !== undefined,
    isRest: parameter.dotDotDotToken !== undefined,
    text: doc.params.get(name) ?? '',
    options: readOptions(parameter.type, scope),
  };
}

/** The properties of the objects in a type, with theirs, to any depth. */
export function readOptions(type: ts.TypeNode | undefined, scope: TypeScope): DeclaredOption[] {
  return readWithin(type, scope, new Set());
}

/** `open` holds the objects around this one: an object that holds itself is listed once. */
function readWithin(
  type: ts.TypeNode | undefined,
  scope: TypeScope,
  open: ReadonlySet<ts.Node>,
): DeclaredOption[] {
  return propertiesOf(type, scope)
    .filter((property) => !open.has(property.parent))
    .map((property) => {
      const { text, deprecated } = docOf(property);
      return {
        name: nameOf(property),
        type: typeText(property.type, scope),
        isOptional: property.questionToken !== undefined,
        text,
        ...(deprecated !== undefined && { deprecated }),
        options: readWithin(property.type, scope, new Set(open).add(property.parent)),
      };
    });
}
