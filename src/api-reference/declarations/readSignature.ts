import type ts from 'typescript';
import type { DeclaredDoc, DeclaredParameter, DeclaredSignature } from './declaredClass.ts';
import { docOf, lineOf } from './docOf.ts';
import { readOptions } from './readOptions.ts';
import type { TypeScope } from './typeScope.ts';
import { typeText } from './typeText.ts';

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
  doc: DeclaredDoc,
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
