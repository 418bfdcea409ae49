import type { Node } from 'web-tree-sitter';
import type { CsharpType } from '../api/csharpType.ts';
import {
  awaited,
  BOOL,
  OTHER,
  parseCsharpType,
  printCsharp,
  STRING,
  typeNamed,
} from '../api/csharpType.ts';
import { checkTypeName } from './checkTypeName.ts';
import { declarePattern } from './declarePattern.ts';
import { findMember } from './findMember.ts';
import { fitsParameter } from './fitsParameter.ts';
import { inferArray, inferImplicitObject, inferObject } from './inferCreation.ts';
import { inferCall } from './inferCall.ts';
import { inferLambda } from './inferLambda.ts';
import { elementOf } from './isAssignable.ts';
import { isPlatformName } from '../api/platformNames.ts';
import type { Scope } from './scope.ts';
import type { Session } from './session.ts';
import { partsOf } from './session.ts';

/** The type of an expression as far as it can be known; whatever is wrong inside is reported. */
export function inferExpression(
  session: Session,
  node: Node,
  scope: Scope,
  expected?: CsharpType,
): CsharpType | undefined {
  const child = (field: string) => node.childForFieldName(field);
  const inferField = (field: string, wanted?: CsharpType) => {
    const found = child(field);
    return found ? session.infer(found, scope, wanted) : undefined;
  };
  switch (node.type) {
    case 'identifier':
      return inferName(session, node, scope);
    case 'string_literal':
    case 'verbatim_string_literal':
    case 'raw_string_literal':
      return STRING;
    case 'interpolated_string_expression':
      for (const part of partsOf(node))
        if (part.type === 'interpolation') inferInterpolation(session, part, scope);
      return STRING;
    case 'integer_literal':
      return typeNamed(/l$/i.test(node.text) ? 'long' : 'int');
    case 'real_literal':
      return typeNamed(
        /f$/i.test(node.text) ? 'float' : /m$/i.test(node.text) ? 'decimal' : 'double',
      );
    case 'boolean_literal':
      return BOOL;
    case 'character_literal':
      return typeNamed('char');
    case 'null_literal':
      return expected ?? OTHER;
    case 'await_expression':
      return inferAwait(session, node, scope);
    case 'parenthesized_expression':
    case 'postfix_unary_expression':
    case 'checked_expression': {
      const [inner] = partsOf(node);
      return inner && session.infer(inner, scope, expected);
    }
    case 'prefix_unary_expression': {
      const [inner] = partsOf(node);
      const type = inner && session.infer(inner, scope);
      return node.text.startsWith('!') ? BOOL : type;
    }
    case 'member_access_expression':
    case 'conditional_access_expression':
      return inferAccess(session, node, scope);
    case 'element_access_expression': {
      const owner = inferField('expression');
      inferField('subscript');
      if (owner && /Playwright$/.test(owner.name)) return typeNamed('IBrowserType');
      return owner && (elementOf(owner) ?? OTHER);
    }
    case 'invocation_expression':
      return inferCall(session, node, scope);
    case 'object_creation_expression':
      return inferObject(session, node, scope);
    case 'implicit_object_creation_expression':
      return inferImplicitObject(session, node, scope, expected);
    case 'array_creation_expression':
    case 'implicit_array_creation_expression':
    case 'collection_expression':
      return inferArray(session, node, scope, expected);
    case 'anonymous_object_creation_expression':
      for (const part of partsOf(node))
        if (part.nextSibling?.type !== '=') session.infer(part, scope);
      return typeNamed('object');
    case 'lambda_expression':
      return inferLambda(session, node, scope, expected);
    case 'assignment_expression': {
      const left = child('left');
      const right = child('right');
      const wanted = left && left.text !== '_' ? session.infer(left, scope) : undefined;
      const given = right ? session.infer(right, scope, wanted) : undefined;
      if (wanted && right && !fitsParameter(session, right, given, wanted))
        session.report(
          right,
          `"${left?.text ?? ''}" is ${printCsharp(wanted)}, not ${given ? printCsharp(given) : right.text}.`,
        );
      return OTHER;
    }
    case 'binary_expression': {
      const operator = child('operator')?.text ?? '';
      const left = inferField('left');
      const right = inferField('right', operator === '??' ? left : undefined);
      return binaryResult(operator, left, right);
    }
    case 'conditional_expression': {
      inferField('condition');
      const [yes, no] = [inferField('consequence', expected), inferField('alternative', expected)];
      return yes?.name ? yes : no;
    }
    case 'is_pattern_expression': {
      const type = inferField('expression');
      const pattern = child('pattern');
      if (pattern) declarePattern(session, pattern, scope, type);
      return BOOL;
    }
    case 'declaration_expression': {
      const written = child('type');
      const isVar = written?.type === 'implicit_type';
      scope.declare(
        child('name')?.text ?? '',
        written && !isVar ? parseCsharpType(written.text) : OTHER,
      );
      return OTHER;
    }
    case 'cast_expression': {
      inferField('value');
      const type = child('type');
      if (type) checkTypeName(session, type);
      return type ? parseCsharpType(type.text) : OTHER;
    }
    case 'tuple_expression':
      return typeNamed(
        'ValueTuple',
        ...partsOf(node).map((part) => inferChildren(session, part, scope) ?? OTHER),
      );
    case 'base':
      return typeNamed('TestBase');
    case 'generic_name':
    case 'predefined_type':
    case 'typeof_expression':
    case 'default_expression':
    case 'this':
    case 'discard':
      return OTHER;
    default:
      inferChildren(session, node, scope);
      return OTHER;
  }
}

function inferInterpolation(session: Session, node: Node, scope: Scope): void {
  const value = partsOf(node).find(({ type }) => !type.startsWith('interpolation_'));
  const type = value && session.infer(value, scope);
  if (type && awaited(type))
    session.report(node, `"await" is missing: the text would name ${printCsharp(type)}.`);
}

function inferName(session: Session, node: Node, scope: Scope): CsharpType | undefined {
  const { text } = node;
  if (scope.has(text)) return scope.typeOf(text);
  if (session.types.has(text)) {
    checkTypeName(session, node);
    return { ...typeNamed(text), isStatic: true };
  }
  if (isPlatformName(text)) {
    checkTypeName(session, node);
    return OTHER;
  }
  if (text === '_') return OTHER;
  session.report(
    node,
    `"${text}" is no name of the framework and is declared nowhere in the sample.`,
  );
  return OTHER;
}

function inferAwait(session: Session, node: Node, scope: Scope): CsharpType | undefined {
  const [task] = partsOf(node);
  const type = task && session.infer(task, scope);
  if (!type?.name) return type;
  const result = awaited(type);
  if (!result)
    session.report(node, `"await" stands before ${printCsharp(type)}, which is no Task.`);
  return result;
}

function inferAccess(session: Session, node: Node, scope: Scope): CsharpType | undefined {
  const owner = node.childForFieldName('expression') ?? node.childForFieldName('condition');
  const type = owner ? session.infer(owner, scope) : undefined;
  const binding = partsOf(node).at(-1);
  if (binding?.type === 'element_binding_expression') {
    inferChildren(session, binding, scope);
    return type && (elementOf(type) ?? OTHER);
  }
  const name = node.childForFieldName('name') ?? binding?.childForFieldName('name');
  if (!name) return undefined;
  if (owner?.type === 'this') return session.infer(name, scope);
  const found = findMember(session, type, name);
  return found.kind === 'value' ? found.type : typeNamed('MethodGroup');
}

function inferChildren(session: Session, node: Node, scope: Scope): CsharpType | undefined {
  let last: CsharpType | undefined;
  for (const part of partsOf(node)) last = session.infer(part, scope);
  return last;
}

function binaryResult(
  operator: string,
  left: CsharpType | undefined,
  right: CsharpType | undefined,
): CsharpType | undefined {
  if (/^(==|!=|<|>|<=|>=|&&|\|\||is)$/.test(operator)) return BOOL;
  if (operator === '??') return left?.name ? left : right;
  if (operator === 'as') return right && typeNamed(right.name, ...right.parameters);
  if (operator === '+' && (left?.name === 'string' || right?.name === 'string')) return STRING;
  const rank = ['int', 'long', 'float', 'double'];
  const wider = Math.max(rank.indexOf(left?.name ?? ''), rank.indexOf(right?.name ?? ''));
  const isNumber = left && right && rank.includes(left.name) && rank.includes(right.name);
  return isNumber ? typeNamed(rank[wider] ?? 'int') : OTHER;
}
