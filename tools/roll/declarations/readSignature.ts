import type ts from 'typescript';
import type { DocComment } from '#api-reference/comments/parseComment.ts';
import type { DeclaredParameter, DeclaredSignature, DeclaredOption } from './declaredClass.ts';
import { docOf, lineOf } from './parseSource.ts';
import type { TypeScope } from './properties.ts';
import { typeText } from './typeText.ts';
import { nameOf, propertiesOf } from './properties.ts';

/** Reads one overload; `commented` is the node that carries its comment. */
export function readSignature(
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
export function readHeld(property: ts.PropertySignature, scope: TypeScope): DeclaredSignature {
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
