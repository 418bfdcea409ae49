import type { ApiClass, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { parameterName } from '#api-reference/spelling.ts';
import { memberText } from '#api-reference/memberText.ts';
import { printJsType } from './printJsType.ts';
import { isOptionsBag, optionsOf, parameterType, returnedType } from './typeContext.ts';
import type { TypePart } from './typePart.ts';
import { joinParts, parts } from './typePart.ts';

/** `page.goto(url: string, options?: Object): Promise<null | Response>`. */
export function jsSignatures(owner: ApiClass, member: ApiMember): TypePart[][] {
  const text = memberText(owner, member, 'js');
  const returned = returnedType(member, 'js');
  const type = returned ? printJsType(returned) : ['void'];
  if (member.kind === 'property') return [parts`${text}: ${type}`];
  const name = text.slice(0, -'()'.length);
  const result = member.async ? parts`Promise<${type}>` : type;
  const args = (member.args ?? []).filter((arg) => isTaken(arg, member));
  return overloads(args).map((list) => parts`${name}(${joinParts(list, ', ')}): ${result}`);
}

/** What may be left out before something required is left out by an overload, one after another. */
function overloads(args: ApiParameter[]): TypePart[][][] {
  const lastRequired = args.findLastIndex(({ required }) => required);
  const early = args.filter(({ required }, index) => !required && index < lastRequired);
  return Array.from({ length: early.length + 1 }, (_, count) => {
    const given = early.slice(0, count);
    return args
      .filter((arg) => !early.includes(arg) || given.includes(arg))
      .map((arg) => printParameter(arg, arg.required === true || given.includes(arg)));
  });
}

function isTaken(arg: ApiParameter, member: ApiMember): boolean {
  return existsIn(arg, 'js') && (!isOptionsBag(arg) || optionsOf(member, 'js').length > 0);
}

function printParameter(arg: ApiParameter, isGiven: boolean): TypePart[] {
  const name = parameterName(arg, 'js');
  return parts`${name}${isGiven ? '' : '?'}: ${printJsType(parameterType(arg, 'js'))}`;
}
