import type { Node } from 'web-tree-sitter';
import { closest } from 'fastest-levenshtein';
import { memberOf } from '../api/csharpApi.ts';
import type { CsharpType } from '../api/csharpType.ts';
import { OTHER, parseCsharpType, printCsharp, typeNamed } from '../api/csharpType.ts';
import { checkTypeName } from './checkTypeName.ts';
import { fitsParameter } from './fitsParameter.ts';
import { elementOf, isDictionaryName } from './isAssignable.ts';
import type { Scope } from './scope.ts';
import type { Session } from './session.ts';
import { inferAll, partsOf } from './session.ts';

/** `new PageGotoOptions { … }`, `new Regex("…")`. */
export function inferObject(session: Session, node: Node, scope: Scope): CsharpType {
  const written = node.childForFieldName('type');
  const type = written ? parseCsharpType(written.text) : OTHER;
  if (written) checkTypeName(session, written);
  inferAll(session, argumentNodes(node.childForFieldName('arguments')), scope);
  const initializer = node.childForFieldName('initializer');
  if (initializer) checkInitializer(session, initializer, scope, type);
  return type;
}

/** `new() { … }`, which is what its place asks for. */
export function inferImplicitObject(
  session: Session,
  node: Node,
  scope: Scope,
  expected: CsharpType | undefined,
): CsharpType | undefined {
  for (const part of partsOf(node)) {
    if (part.type === 'argument_list') inferAll(session, argumentNodes(part), scope);
    else checkInitializer(session, part, scope, expected);
  }
  return expected;
}

/** `new[] { … }`, `new Cookie[] { … }`, `["a", "b"]`. */
export function inferArray(
  session: Session,
  node: Node,
  scope: Scope,
  expected: CsharpType | undefined,
): CsharpType {
  const written = node.childForFieldName('type');
  const wanted = written ? parseCsharpType(written.text) : expected;
  const element = wanted && elementOf(wanted);
  const list = partsOf(node).find(({ type }) => type === 'initializer_expression');
  const values = list
    ? partsOf(list)
    : node.descendantsOfType('expression_element').flatMap((one) => partsOf(one));
  const types = values.map((value) => session.infer(value, scope, element));
  return written
    ? (wanted ?? OTHER)
    : typeNamed('Array', ...(types[0] ? [types[0]] : element ? [element] : []));
}

export function argumentNodes(list: Node | null): Node[] {
  return (list ? partsOf(list) : []).map((argument) => partsOf(argument).at(-1) ?? argument);
}

function checkInitializer(
  session: Session,
  initializer: Node,
  scope: Scope,
  type: CsharpType | undefined,
): void {
  for (const entry of partsOf(initializer)) {
    const left = entry.childForFieldName('left');
    const right = entry.childForFieldName('right');
    if (entry.type !== 'assignment_expression' || !left || !right)
      session.infer(entry, scope, type && elementOf(type));
    else if (left.type === 'identifier') checkProperty(session, left, right, scope, type);
    else
      session.infer(
        right,
        scope,
        type && isDictionaryName(type.name) ? elementOf(type) : undefined,
      );
  }
}

function checkProperty(
  session: Session,
  left: Node,
  right: Node,
  scope: Scope,
  owner: CsharpType | undefined,
): void {
  const known = owner && session.types.get(owner.name);
  const member = owner && memberOf(session.types, owner.name, left.text);
  const type = member?.kind === 'property' ? member.type : undefined;
  if (known && !session.own.has(known.name)) {
    session.count(true);
    if (!type) {
      const near = closest(left.text, [...known.properties.keys()]);
      session.report(left, `${known.name} has no property "${left.text}". Did you mean "${near}"?`);
    }
  } else if (!owner) session.count(false);
  if (right.type === 'initializer_expression') {
    checkInitializer(session, right, scope, type);
    return;
  }
  const given = session.infer(right, scope, type);
  if (type && !fitsParameter(session, right, given, type))
    session.report(
      right,
      `"${left.text}" is ${printCsharp(type)}, not ${given ? printCsharp(given) : right.text}.`,
    );
}
