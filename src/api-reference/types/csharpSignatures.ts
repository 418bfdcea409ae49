import type { ApiClass, ApiMember } from '#api-reference/apiFacts.ts';
import { memberName } from '#api-reference/spelling.ts';
import { csharpArgument } from './csharpArgument.ts';
import { csharpOverloads } from './csharpOverloads.ts';
import { isProperty } from './isProperty.ts';
import { csharpOptionsName, optionsName } from './optionsName.ts';
import { printCsharpType } from './printCsharpType.ts';
import { argumentsOf, returnedType } from './typeContext.ts';
import type { TypePart } from './typePart.ts';
import { joinParts, parts, partsText } from './typePart.ts';

/** `Task<IResponse?> GotoAsync(string url, PageGotoOptions? options = default)`. */
export function csharpSignatures(owner: ApiClass, member: ApiMember): TypePart[][] {
  const returned = returnedType(member, 'csharp');
  const context = { owner, member, position: 'return' } as const;
  const type = returned ? printCsharpType(returned, context) : ['void'];
  const name = memberName(member, 'csharp');
  if (isProperty(member, 'csharp')) return [parts`${type} ${name} { get; }`];
  const whole = printMethods({ owner, member, name, type });
  if (hasUntypedForm(owner, member)) {
    const untyped = { owner, member, name, type: ['JsonElement?'] };
    return [...printMethods({ ...untyped, hasOptions: member.name === 'evaluate' }), ...whole];
  }
  if (!name.startsWith(RUN_AND)) return unique([...whole, ...csharpOverloads(owner, member)]);
  return [...printMethods({ owner, member, name: name.slice(RUN_AND.length), type }), ...whole];
}

/** Evaluating gives a `JsonElement` where the caller names no type; these insist on one. */
export function hasUntypedForm(owner: ApiClass, member: ApiMember): boolean {
  if (owner.name === 'Worker') return false;
  if (owner.name === 'ElementHandle' && member.name === 'evalOnSelectorAll') return false;
  return /^(evaluate|evalOnSelector|evalOnSelectorAll)$/.test(member.name);
}

/** Different types of the facts can be one in .NET: paths and strings. */
function unique(signatures: TypePart[][]): TypePart[][] {
  return [...new Map(signatures.map((signature) => [partsText(signature), signature])).values()];
}

/** `RunAndWaitForPopupAsync` comes with `WaitForPopupAsync`, which takes no action to run. */
const RUN_AND = 'RunAnd';

interface Method {
  owner: ApiClass;
  member: ApiMember;
  name: string;
  type: TypePart[];
  /** Forms without a type take no options. */
  hasOptions?: boolean;
}

function printMethods({ owner, member, name, type, hasOptions = true }: Method): TypePart[][] {
  if (member.name === 'dispose') return [[`ValueTask ${name}()`]];
  const isGeneric = partsText(type) === 'T';
  const result = member.async ? taskOf(type) : type;
  const args = argumentsOf(member, 'csharp')
    .filter((arg) => name.startsWith(RUN_AND) || arg.name !== 'action')
    .map((arg) => csharpArgument(owner, member, arg));
  const options =
    hasOptions && optionsName(owner, member, 'csharp')
      ? [[[`${csharpOptionsName(owner, name.replace(/Async$/, ''))}? options = default`]]]
      : [];
  return combine([...args, ...options]).map(
    (list) => parts`${result} ${name}${isGeneric ? '<T>' : ''}(${joinParts(list, ', ')})`,
  );
}

function taskOf(type: TypePart[]): TypePart[] {
  return partsText(type) === 'void' ? ['Task'] : parts`Task<${type}>`;
}

/** Every combination of the choices of all arguments. */
function combine(choices: TypePart[][][]): TypePart[][][] {
  return choices.reduce<TypePart[][][]>(
    (lists, options) =>
      options.flatMap((option) => lists.map((list) => (option.length ? [...list, option] : list))),
    [[]],
  );
}
