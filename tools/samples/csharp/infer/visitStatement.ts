import type { Node } from 'web-tree-sitter';
import type { CsharpType } from '../api/csharpType.ts';
import { awaited, parseCsharpType, printCsharp, typeNamed } from '../api/csharpType.ts';
import { checkTypeName } from './checkTypeName.ts';
import { declarePattern, declareTuple, loopType } from './declarePattern.ts';
import { fitsParameter } from './fitsParameter.ts';
import { Scope } from './scope.ts';
import type { Session } from './session.ts';
import { partsOf } from './session.ts';
import { visitClass, visitMember } from './visitClass.ts';

/** Checks a statement or a declaration and what it contains. */
export function visitStatement(session: Session, node: Node, scope: Scope): void {
  switch (node.type) {
    case 'using_directive':
    case 'attribute_list':
    case 'global_attribute':
    case 'preproc_region':
    case 'modifier':
      return;
    case 'compilation_unit':
    case 'global_statement':
    case 'namespace_declaration':
    case 'file_scoped_namespace_declaration':
    case 'declaration_list':
      visitAll(session, node, scope);
      return;
    case 'block':
    case 'using_statement':
    case 'for_statement':
    case 'try_statement':
      visitAll(session, node, new Scope(scope));
      return;
    case 'expression_statement':
      visitExpression(session, node, scope);
      return;
    case 'variable_declaration':
      visitVariables(session, node, scope);
      return;
    case 'foreach_statement':
      visitLoop(session, node, new Scope(scope));
      return;
    case 'catch_clause': {
      const inner = new Scope(scope);
      const declared = partsOf(node).find(({ type }) => type === 'catch_declaration');
      if (declared) declarePattern(session, declared, inner, undefined);
      for (const part of partsOf(node)) if (part.id !== declared?.id) session.visit(part, inner);
      return;
    }
    case 'return_statement': {
      const [value] = partsOf(node);
      if (value) checkReturned(session, value, scope);
      return;
    }
    case 'class_declaration':
    case 'record_declaration':
    case 'struct_declaration':
    case 'interface_declaration':
      visitClass(session, node, scope);
      return;
    case 'method_declaration':
    case 'constructor_declaration':
    case 'property_declaration':
    case 'field_declaration':
    case 'local_function_statement':
      visitMember(session, node, scope);
      return;
    default:
      if (/_statement$|_clause$/.test(node.type)) visitAll(session, node, scope);
      else session.infer(node, scope);
  }
}

/** Checks what a method or a lambda gives back. */
export function checkReturned(session: Session, value: Node, scope: Scope): void {
  const given = session.infer(value, scope, scope.returns);
  if (
    scope.returns &&
    scope.returns.name !== 'void' &&
    !fitsParameter(session, value, given, scope.returns)
  )
    session.report(
      value,
      `The result is ${given ? printCsharp(given) : value.text}, not ${printCsharp(scope.returns)}.`,
    );
}

function visitAll(session: Session, node: Node, scope: Scope): void {
  const parts = partsOf(node);
  for (const part of parts) declareFunction(part, scope);
  for (const part of parts)
    if (part.type !== 'identifier' && part.type !== 'qualified_name') session.visit(part, scope);
}

/** Functions inside a function can be called before they are written. */
function declareFunction(node: Node, scope: Scope): void {
  const [inner = node] = node.type === 'global_statement' ? partsOf(node) : [];
  if (inner.type !== 'local_function_statement') return;
  const returns = inner.childForFieldName('type') ?? inner.childForFieldName('returns');
  scope.declare(
    inner.childForFieldName('name')?.text ?? '',
    typeNamed('MethodGroup', ...(returns ? [parseCsharpType(returns.text)] : [])),
  );
}

function visitExpression(session: Session, node: Node, scope: Scope): void {
  const [expression] = partsOf(node);
  if (!expression) return;
  const type = session.infer(expression, scope);
  if (type && awaited(type))
    session.report(expression, `"await" is missing: the call gives ${printCsharp(type)}.`);
}

function visitVariables(session: Session, node: Node, scope: Scope): void {
  const written = node.childForFieldName('type');
  const isVar = !written || written.type === 'implicit_type';
  if (!isVar) checkTypeName(session, written);
  const type = isVar ? undefined : parseCsharpType(written.text);
  for (const declarator of node.namedChildren.filter(
    (child) => child.type === 'variable_declarator',
  )) {
    const target = declarator.childForFieldName('name') ?? declarator.namedChild(0);
    const value = partsOf(declarator).at(-1);
    const given =
      value && value.id !== target?.id ? checkValue(session, value, scope, type) : undefined;
    if (given && awaited(given) && /^(await\s+)?using\b/.test(node.parent?.text ?? ''))
      session.report(
        declarator,
        `"await" is missing: ${printCsharp(given)} cannot be disposed of.`,
      );
    if (target?.type === 'tuple_pattern') declareTuple(target, scope, given);
    else if (target) scope.declare(target.text, type ?? given);
  }
}

function checkValue(
  session: Session,
  value: Node,
  scope: Scope,
  type: CsharpType | undefined,
): CsharpType | undefined {
  const given = session.infer(value, scope, type);
  if (type && !fitsParameter(session, value, given, type))
    session.report(
      value,
      `The value is ${given ? printCsharp(given) : value.text}, not ${printCsharp(type)}.`,
    );
  return given;
}

function visitLoop(session: Session, node: Node, scope: Scope): void {
  const [right, left, body] = ['right', 'left', 'body'].map((field) =>
    node.childForFieldName(field),
  );
  const written = node.childForFieldName('type');
  const list = right ? session.infer(right, scope) : undefined;
  const isVar = !written || written.type === 'implicit_type';
  if (left?.type === 'tuple_pattern') declareTuple(left, scope, loopType(list));
  else if (left) scope.declare(left.text, isVar ? loopType(list) : parseCsharpType(written.text));
  if (body) session.visit(body, scope);
}
