import type { Node } from 'web-tree-sitter';
import type { CsharpType } from '../api/csharpType.ts';
import { isAssignable, isSequenceName } from './isAssignable.ts';
import type { Session } from './session.ts';
import { lambdaParameters } from './inferLambda.ts';

const DELEGATES = ['Func', 'Action', 'Delegate', 'Predicate', 'EventHandler'];
const NOT_CREATED = ['string', 'bool', 'int', 'long', 'float', 'double', 'Array', 'IEnumerable'];

/** Whether an expression can stand where a type is asked for; `type` is what it is by itself. */
export function fitsParameter(
  { types }: Session,
  node: Node,
  type: CsharpType | undefined,
  wanted: CsharpType,
): boolean {
  switch (node.type) {
    case 'lambda_expression':
      return isDelegate(wanted)
        ? takesParameters(wanted, lambdaParameters(node).length)
        : isOpen(wanted);
    case 'implicit_object_creation_expression':
      return types.has(wanted.name)
        ? !/^I[A-Z]/.test(wanted.name) && !types.get(wanted.name)?.values
        : !isDelegate(wanted) && !NOT_CREATED.includes(wanted.name);
    case 'collection_expression':
      return isSequenceName(wanted.name) || isOpen(wanted);
    case 'anonymous_object_creation_expression':
      return isOpen(wanted);
    case 'null_literal':
    case 'default_expression':
      return true;
    default:
      if (type?.name === 'MethodGroup') return isDelegate(wanted) || isOpen(wanted);
      if (isDelegate(wanted)) return !type || !type.name || isDelegate(type);
      return !type || isAssignable(types, type, wanted);
  }
}

export function isDelegate({ name }: CsharpType): boolean {
  return DELEGATES.includes(name);
}

function isOpen({ name }: CsharpType): boolean {
  return name === '' || name === 'object' || name === 'T';
}

function takesParameters({ name, parameters }: CsharpType, count: number): boolean {
  if (name === 'Delegate') return true;
  if (name === 'EventHandler') return count === 2;
  return count === parameters.length - (name === 'Func' ? 1 : 0);
}
