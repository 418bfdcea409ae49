import ts from 'typescript';
import type { DeclaredMember } from './declaredClass.ts';
import { readSignature } from './readSignature.ts';
import type { TypeScope } from './typeScope.ts';

/** The event of an overload such as `on(event: 'popup', listener: (page: Page) => any): this`. */
export function readEvent(
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
