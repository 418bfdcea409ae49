import { builtInName } from '#api-reference/typeNames.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { parameterName, upperFirst } from './names.ts';
import { type TypeContext, type Writing, parameterType, write } from './parameters.ts';
import { type TypeTree, isNull, withoutNull } from './parseType.ts';
import { describedObject } from './structures.ts';

/** Classes whose headers come as a dictionary; elsewhere pairs do for it. */
const WITH_DICTIONARIES = ['APIResponse', 'Request', 'Response'];

/** Unions that .NET has one type for; arguments have overloads instead. */
const MERGED: Record<string, string> = {
  'string|Buffer': 'byte[]',
  'string|float': 'string',
  'string|float|boolean': 'string',
};

/** Prints a type as the .NET package declares it; the members of a union are its overloads. */
export function printCsharpType(tree: TypeTree, context: TypeContext): string {
  const { parameter, position } = context;
  const isUnset = (position === 'option' || position === 'field') && parameter?.required !== true;
  return csharpUnion(tree, context)
    .map((type) => nullable(type, isUnset))
    .join(' | ');
}

/** The types that one argument can have, each of which makes an overload. */
export function csharpUnion(tree: TypeTree, context: TypeContext): string[] {
  const { tree: rest, isNullable } = withoutNull(tree);
  const print = (one: TypeTree) => write(one, WRITING, context);
  if (rest.kind !== 'union') return [nullable(print(rest), isNullable)];
  const names = rest.members.map((member) => (member.kind === 'name' ? member.name : member.kind));
  const merged = context.position === 'argument' ? undefined : MERGED[names.join('|')];
  return merged === undefined ? rest.members.map(print) : [nullable(merged, isNullable)];
}

function nullable(printed: string, isNullable: boolean): string {
  return isNullable && !printed.endsWith('?') ? `${printed}?` : printed;
}

const WRITING: Writing = {
  name: ({ name }, context) => {
    if (name === 'Object') return describedObject(context, 'csharp') ?? 'object';
    if (name === 'Serializable' && context.position === 'return') return 'T';
    return builtInName(name, 'csharp') ?? `\`I${name}\``;
  },
  generic: ({ name, parameters }, context) => {
    const { owner, position } = context;
    const inner = printList(parameters, context);
    if (name === 'Array')
      return position === 'return' ? `IReadOnlyList<${inner}>` : `IEnumerable<${inner}>`;
    if (name === 'Object' && !WITH_DICTIONARIES.includes(owner.name))
      return `IEnumerable<KeyValuePair<${inner}>>`;
    const printed = name === 'Object' ? 'Dictionary' : (builtInName(name, 'csharp') ?? name);
    return `${printed}<${inner}>`;
  },
  enum: ({ name }) => name ?? 'string',
  literal: () => 'string',
  union: (tree, context) => csharpUnion(tree, context).join(' | '),
  function: ({ parameters, returns }, context) => {
    if (!parameters) return 'Action';
    if (!returns || isNull(returns)) return `Action<${printList(parameters, context)}>`;
    const isPromise = returns.kind === 'generic' && returns.name === 'Promise';
    const result = isPromise ? ['Task'] : csharpUnion(returns, context);
    return `Func<${printList(parameters, context, result.join(' | '))}>`;
  },
};

function printList(trees: readonly TypeTree[], context: TypeContext, ...more: string[]): string {
  return [...trees.map((tree) => csharpUnion(tree, context).join(' | ')), ...more].join(', ');
}

/** A name and type that stands for a parameter. */
export interface CsharpForm {
  name: string;
  type: string;
}

/** The properties that stand for one option in .NET: a union is one property for each type. */
export function csharpProperties(
  owner: ApiClass,
  member: ApiMember,
  option: ApiParameter,
): CsharpForm[] {
  const name = parameterName(option, 'csharp');
  const context = { owner, member, parameter: option, position: 'option' } as const;
  const tree = parameterType(option, 'csharp');
  const types = csharpUnion(tree, context);
  if (types.length < 2) return [{ name, type: printCsharpType(tree, context) }];
  return types.map((type) => ({ name: name + ending(type), type: `${type}?` }));
}

/** By the beginning of the type: `Func<string, bool>` makes `UrlFunc`. */
function ending(type: string): string {
  const [start = ''] = /^(?:Regex|Func|byte|object|Date(?=Time))/.exec(type) ?? [];
  return upperFirst(start);
}
