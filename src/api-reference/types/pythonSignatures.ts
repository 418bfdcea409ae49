import type { ApiClass, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { parameterName } from '#api-reference/spelling.ts';
import { memberText } from '#api-reference/memberText.ts';
import { isProperty } from './isProperty.ts';
import { pythonParameters } from './pythonParameters.ts';
import { printOptionalPythonType, printPythonType } from './printPythonType.ts';
import type { TypeContext } from './typeContext.ts';
import { parameterType, returnedType } from './typeContext.ts';
import type { TypePart } from './typePart.ts';
import { joinParts, parts } from './typePart.ts';
import { withoutNull } from './typeTree.ts';

/** `page.goto(url: str, *, timeout: Optional[float] = None) -> Optional[Response]`. */
export function pythonSignatures(owner: ApiClass, member: ApiMember): TypePart[][] {
  const name = memberText(owner, member, 'python').replace(/\(\)$/, '');
  const returned = returnedType(member, 'python');
  const result = returned
    ? printPythonType(returned, { owner, member, position: 'return' })
    : ['None'];
  if (isProperty(member, 'python')) return [parts`${name}: ${result}`];
  const { positional, keywords } = pythonParameters(member);
  const print = (parameter: ApiParameter) =>
    printParameter({ owner, member, parameter, position: 'argument' });
  const list = positional.map(print);
  if (keywords.length) list.push(['*'], ...keywords.map(print));
  return [parts`${name}(${joinParts(list, ', ')}) -> ${result}`];
}

function printParameter(context: TypeContext & { parameter: ApiParameter }): TypePart[] {
  const { parameter } = context;
  const name = parameterName(parameter, 'python');
  const tree = parameterType(parameter, 'python');
  const isNeeded = parameter.required === true && !withoutNull(tree).isNullable;
  if (isNeeded) return parts`${name}: ${printPythonType(tree, context)}`;
  return parts`${name}: ${printOptionalPythonType(tree, context)} = None`;
}
