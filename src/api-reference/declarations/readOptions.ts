import type ts from 'typescript';
import type { DeclaredOption } from './declaredClass.ts';
import { docOf } from './docOf.ts';
import { nameOf, propertiesOf } from './propertiesOf.ts';
import type { TypeScope } from './typeScope.ts';
import { typeText } from './typeText.ts';

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
