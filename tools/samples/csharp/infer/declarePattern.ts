import type { Node } from 'web-tree-sitter';
import type { CsharpType } from '../api/csharpType.ts';
import { OTHER, parseCsharpType, typeNamed } from '../api/csharpType.ts';
import { elementOf, isDictionaryName } from './isAssignable.ts';
import type { Scope } from './scope.ts';
import type { Session } from './session.ts';
import { checkTypeName } from './checkTypeName.ts';

/** Declares the names that a pattern introduces: `is { } text`, `is ILocator button`. */
export function declarePattern(
  session: Session,
  pattern: Node,
  scope: Scope,
  type: CsharpType | undefined,
): void {
  const written = pattern.childForFieldName('type');
  const name = pattern.childForFieldName('name');
  const isType = written && written.type !== 'implicit_type';
  if (isType) checkTypeName(session, written);
  if (name) scope.declare(name.text, isType ? parseCsharpType(written.text) : type);
}

/** Declares `(name, value)` of a loop or an assignment. */
export function declareTuple(pattern: Node, scope: Scope, type: CsharpType | undefined): void {
  const names = pattern.namedChildren.filter((child) => child.type === 'identifier');
  const isPair = type !== undefined && /^(KeyValuePair|ValueTuple)$/.test(type.name);
  names.forEach((name, index) =>
    scope.declare(name.text, isPair ? type.parameters[index] : type && OTHER),
  );
}

/** The type of one round of a loop over a value; the entries of a dictionary are pairs. */
export function loopType(type: CsharpType | undefined): CsharpType | undefined {
  if (!type?.name) return type;
  if (isDictionaryName(type.name)) return typeNamed('KeyValuePair', ...type.parameters);
  return elementOf(type) ?? OTHER;
}
