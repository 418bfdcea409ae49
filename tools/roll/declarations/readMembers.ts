import ts from 'typescript';
import { type DocComment, parseComment } from '#api-reference/comments/parseComment.ts';
import type { DeclaredMember, DeclaredOption, DeclaredSignature } from './declaredClass.ts';
import { commentOf, nameOf, propertiesOf } from './properties.ts';
import { typeText } from './typeText.ts';

/** Each repeats all events; `on` has the comments. */
const LISTENER_METHODS = /^(?:addListener|off|on|once|prependListener|removeListener)$/;

/** The public members of an interface or an object type: one for each overload. */
export function readMembers(
  elements: readonly (ts.TypeElement | ts.ClassElement)[],
  /** What a call signature is called. */
  call: string,
  /** `describe.` for what belongs to `test.describe`. */
  prefix = '',
): DeclaredMember[] {
  return elements.flatMap((element) => {
    if (ts.isCallSignatureDeclaration(element))
      return [memberOf('method', call, element, readSignature(element))];
    const isNamed = ts.isMethodSignature(element) || ts.isPropertySignature(element);
    return isNamed ? readNamed(element, prefix) : [];
  });
}

function readNamed(
  element: ts.MethodSignature | ts.PropertySignature,
  prefix: string,
): DeclaredMember[] {
  const name = nameOf(element);
  // `[Symbol.asyncDispose]` is for the language, an underscore for the framework itself.
  if (ts.isComputedPropertyName(element.name) || name.startsWith('_')) return [];
  if (LISTENER_METHODS.test(name)) return name === 'on' ? readEvent(element) : [];
  const path = prefix + name;
  // A property that can be called is a method, and what hangs on it are methods, too.
  const { type } = element;
  const isFunction = ts.isPropertySignature(element) && type && ts.isFunctionTypeNode(type);
  const called = isFunction ? type : element;
  if (!ts.isPropertySignature(called))
    return [memberOf('method', path, element, readSignature(called, element))];
  if (type && ts.isTypeLiteralNode(type) && type.members.some(ts.isCallSignatureDeclaration))
    return readMembers(type.members, path, `${path}.`);
  return [propertyOf(path, element, readReturned(type))];
}

/** The event of an overload such as `on(event: 'popup', listener: (page: Page) => any): this`. */
function readEvent(element: ts.MethodSignature | ts.PropertySignature): DeclaredMember[] {
  if (!ts.isMethodSignature(element)) return [];
  const [event, listener] = element.parameters.map(({ type }) => type);
  const name = event && ts.isLiteralTypeNode(event) && event.literal;
  if (!name || !ts.isStringLiteral(name)) return [];
  if (!listener || !ts.isFunctionTypeNode(listener)) return [];
  const { parameters, doc } = readSignature(listener, element);
  // It passes on what its listeners take.
  const returns = parameters.map(({ type }) => type).join(', ');
  const returnOptions = parameters.flatMap(({ options }) => options);
  return [memberOf('event', name.text, element, { parameters: [], returns, returnOptions, doc })];
}

/** A property is a signature without parameters. */
export function propertyOf(
  name: string,
  commented: ts.Node,
  held: Pick<DeclaredSignature, 'returns' | 'returnOptions'>,
): DeclaredMember {
  const doc = docOf(commented);
  return memberOf('property', name, commented, { parameters: [], ...held, doc });
}

function memberOf(
  kind: DeclaredMember['kind'],
  name: string,
  element: ts.Node & { questionToken?: ts.QuestionToken | undefined },
  signature: DeclaredSignature,
): DeclaredMember {
  return {
    kind,
    name,
    isOptional: element.questionToken !== undefined,
    doc: signature.doc,
    signatures: [signature],
    type: signature.returns,
    options: kind === 'method' ? [] : signature.returnOptions,
  };
}

/** Reads one overload; `commented` is the node that carries its comment. */
function readSignature(
  signature: ts.SignatureDeclaration,
  commented: ts.Node = signature,
): DeclaredSignature {
  const doc = docOf(commented);
  const parameters = signature.parameters.filter(({ name }) => name.getText() !== 'this');
  return {
    parameters: parameters.map((parameter) => {
      const name = parameter.name.getText();
      const text = doc.params.get(name) ?? '';
      const isRest = parameter.dotDotDotToken !== undefined;
      return { ...readOption(name, parameter, { text }), ...(isRest && { isRest }) };
    }),
    ...readReturned(signature.type),
    doc,
  };
}

export function readReturned(type: ts.TypeNode | undefined) {
  return { returns: typeText(type), returnOptions: readOptions(type) };
}

/** The properties of the objects in a type, with theirs, to any depth. */
function readOptions(
  type: ts.TypeNode | undefined,
  /** The objects around this one: an object that holds itself is listed once. */
  open: ReadonlySet<ts.Node> = new Set(),
): DeclaredOption[] {
  return propertiesOf(type)
    .filter((property) => !open.has(property.parent))
    .map((property) => {
      const within = new Set(open).add(property.parent);
      return readOption(nameOf(property), property, docOf(property), within);
    });
}

function readOption(
  name: string,
  { type, questionToken }: ts.ParameterDeclaration | ts.PropertySignature,
  { text, deprecated }: Pick<DocComment, 'text' | 'deprecated'>,
  open?: ReadonlySet<ts.Node>,
): DeclaredOption {
  return {
    name,
    type: typeText(type),
    isOptional: questionToken !== undefined,
    text,
    ...(deprecated !== undefined && { deprecated }),
    options: readOptions(type, open),
  };
}

/** The doc comment in front of a node; an empty one if there is none. */
export function docOf(node: ts.Node): DocComment {
  return parseComment(commentOf(node) ?? '');
}
