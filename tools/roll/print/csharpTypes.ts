import { objectName } from './structures.ts';
import type { TypeContext } from './parameters.ts';
import type { TypeTree } from './parseType.ts';
import { builtInName } from '#api-reference/typeNames.ts';
import { parameterType } from './parameters.ts';
import { isNull, withoutNull } from './parseType.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { parameterName } from './names.ts';

/** Classes whose headers come as a dictionary; elsewhere pairs do for it. */
const WITH_DICTIONARIES = ['APIResponse', 'Request', 'Response'];

/** Prints a type as the .NET package declares it; the members of a union are its overloads. */
export function printCsharpType(tree: TypeTree, context: TypeContext): string {
  const { parameter, position } = context;
  const isUnset = (position === 'option' || position === 'field') && parameter?.required !== true;
  const printed = csharpUnion(tree, context).map((type) => nullable(type, isUnset));
  return printed.join(' | ');
}

/** The types that one argument can have, each of which makes an overload. */
export function csharpUnion(tree: TypeTree, context: TypeContext): string[] {
  const { tree: rest, isNullable } = withoutNull(tree);
  const merged = mergedUnion(rest, context);
  if (merged) return [nullable(merged, isNullable)];
  if (rest.kind !== 'union') return [nullable(printOne(rest, context), isNullable)];
  return rest.members.map((member) => printOne(member, context));
}

function nullable(printed: string, isNullable: boolean): string {
  return isNullable && !printed.endsWith('?') ? `${printed}?` : printed;
}

/** Unions that .NET has one type for; arguments have overloads instead. */
function mergedUnion(tree: TypeTree, context: TypeContext): string | undefined {
  if (tree.kind !== 'union' || context.position === 'argument') return undefined;
  const names = tree.members.map((member) => (member.kind === 'name' ? member.name : member.kind));
  switch (names.join('|')) {
    case 'string|Buffer':
      return 'byte[]';
    case 'string|float':
    case 'string|float|boolean':
      return 'string';
    default:
      return undefined;
  }
}

function printOne(tree: TypeTree, context: TypeContext): string {
  const print = (inner: TypeTree) => csharpUnion(inner, context).join(' | ');
  switch (tree.kind) {
    case 'name':
      return printName(tree.name, context);
    case 'generic':
      return printGeneric(tree.name, tree.parameters.map(print), context);
    case 'enum':
      return tree.name ?? 'string';
    case 'literal':
      return 'string';
    case 'union':
      return print(tree);
    case 'function':
      return printFunction(tree.parameters?.map(print), tree.returns, context);
  }
}

function printName(name: string, context: TypeContext): string {
  if (name === 'Object') return structure(context) ?? 'object';
  if (name === 'Serializable' && context.position === 'return') return 'T';
  return builtInName(name, 'csharp') ?? `\`I${name}\``;
}

/** Objects whose fields nobody describes are just objects. */
function structure(context: TypeContext): string | undefined {
  const { parameter } = context;
  if (parameter && !parameter.properties?.length) return undefined;
  return objectName(context, 'csharp');
}

function printGeneric(name: string, list: string[], context: TypeContext): string {
  const inner = list.join(', ');
  if (name === 'Array')
    return context.position === 'return' ? `IReadOnlyList<${inner}>` : `IEnumerable<${inner}>`;
  if (name === 'Object' && !WITH_DICTIONARIES.includes(context.owner.name))
    return `IEnumerable<KeyValuePair<${inner}>>`;
  const printed = name === 'Object' ? 'Dictionary' : (builtInName(name, 'csharp') ?? name);
  return `${printed}<${inner}>`;
}

function printFunction(
  parameters: string[] | undefined,
  returns: TypeTree | undefined,
  context: TypeContext,
): string {
  if (!parameters) return 'Action';
  if (!returns || isNull(returns)) return `Action<${parameters.join(', ')}>`;
  const isPromise = returns.kind === 'generic' && returns.name === 'Promise';
  const result = isPromise ? 'Task' : csharpUnion(returns, context).join(' | ');
  return `Func<${[...parameters, result].join(', ')}>`;
}

/** Endings by the beginning of the type: `Func<string, bool>` makes `UrlFunc`. */
const ENDINGS: [RegExp, string][] = [
  [/^string/, ''],
  [/^Regex/, 'Regex'],
  [/^Func/, 'Func'],
  [/^byte/, 'Byte'],
  [/^object/, 'Object'],
  [/^DateTime/, 'Date'],
];

/** A name and type that stands for a parameter. */
export interface CsharpForm {
  name: string;
  /** Texts among several types have a second name: `UrlString` for `Url`. */
  longName?: string;
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
  return types.map((type) => ({
    name: name + ending(type),
    ...(ending(type) === '' && { longName: `${name}String` }),
    type: `${type}?`,
  }));
}

function ending(type: string): string {
  return ENDINGS.find(([start]) => start.test(type))?.[1] ?? '';
}
