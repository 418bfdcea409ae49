import { objectName } from './structures.ts';
import type { TypeContext } from './parameters.ts';
import { builtInName } from '#api-reference/typeNames.ts';
import type { TypePart } from './typePart.ts';
import { joinParts, parts, partsText } from './typePart.ts';
import type { TypeTree } from './parseType.ts';
import { isNull, withoutNull } from './parseType.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { parameterName } from './names.ts';
import { parameterType } from './parameters.ts';

/** Classes whose headers come as a dictionary; elsewhere pairs do for it. */
const WITH_DICTIONARIES = ['APIResponse', 'Request', 'Response'];

/** Prints a type as the .NET package declares it; the members of a union are its overloads. */
export function printCsharpType(tree: TypeTree, context: TypeContext): TypePart[] {
  const { parameter, position } = context;
  const isUnset = (position === 'option' || position === 'field') && parameter?.required !== true;
  const printed = csharpUnion(tree, context).map((type) => nullable(type, isUnset));
  return joinParts(printed, ' | ');
}

/** The types that one argument can have, each of which makes an overload. */
export function csharpUnion(tree: TypeTree, context: TypeContext): TypePart[][] {
  const { tree: rest, isNullable } = withoutNull(tree);
  const merged = mergedUnion(rest, context);
  if (merged) return [nullable(merged, isNullable)];
  if (rest.kind !== 'union') return [nullable(printOne(rest, context), isNullable)];
  return rest.members.map((member) => printOne(member, context));
}

function nullable(printed: TypePart[], isNullable: boolean): TypePart[] {
  const last = printed.at(-1);
  const isMarked = typeof last === 'string' && last.endsWith('?');
  return isNullable && !isMarked ? parts`${printed}?` : printed;
}

/** Unions that .NET has one type for; arguments have overloads instead. */
function mergedUnion(tree: TypeTree, context: TypeContext): TypePart[] | undefined {
  if (tree.kind !== 'union' || context.position === 'argument') return undefined;
  const names = tree.members.map((member) => (member.kind === 'name' ? member.name : member.kind));
  switch (names.join('|')) {
    case 'string|Buffer':
      return ['byte[]'];
    case 'string|float':
    case 'string|float|boolean':
      return ['string'];
    default:
      return undefined;
  }
}

function printOne(tree: TypeTree, context: TypeContext): TypePart[] {
  const print = (inner: TypeTree) => joinParts(csharpUnion(inner, context), ' | ');
  switch (tree.kind) {
    case 'name':
      return printName(tree.name, context);
    case 'generic':
      return printGeneric(tree.name, tree.parameters.map(print), context);
    case 'enum':
      return [tree.name ?? 'string'];
    case 'literal':
      return ['string'];
    case 'union':
      return print(tree);
    case 'function':
      return printFunction(tree.parameters?.map(print), tree.returns, context);
  }
}

function printName(name: string, context: TypeContext): TypePart[] {
  if (name === 'Object') return [structure(context) ?? 'object'];
  if (name === 'Serializable' && context.position === 'return') return ['T'];
  const builtIn = builtInName(name, 'csharp');
  return [builtIn ?? { text: `I${name}`, className: name }];
}

/** Objects whose fields nobody describes are just objects. */
function structure(context: TypeContext): string | undefined {
  const { parameter } = context;
  if (parameter && !parameter.properties?.length) return undefined;
  return objectName(context, 'csharp');
}

function printGeneric(name: string, list: TypePart[][], context: TypeContext): TypePart[] {
  const inner = joinParts(list, ', ');
  if (name === 'Array')
    return context.position === 'return'
      ? parts`IReadOnlyList<${inner}>`
      : parts`IEnumerable<${inner}>`;
  if (name === 'Object' && !WITH_DICTIONARIES.includes(context.owner.name))
    return parts`IEnumerable<KeyValuePair<${inner}>>`;
  const printed = name === 'Object' ? 'Dictionary' : (builtInName(name, 'csharp') ?? name);
  return parts`${printed}<${inner}>`;
}

function printFunction(
  parameters: TypePart[][] | undefined,
  returns: TypeTree | undefined,
  context: TypeContext,
): TypePart[] {
  if (!parameters) return ['Action'];
  if (!returns || isNull(returns)) return parts`Action<${joinParts(parameters, ', ')}>`;
  const isPromise = returns.kind === 'generic' && returns.name === 'Promise';
  const result = isPromise ? ['Task'] : joinParts(csharpUnion(returns, context), ' | ');
  return parts`Func<${joinParts([...parameters, result], ', ')}>`;
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

/** A property of a class of options. */
interface CsharpProperty {
  name: string;
  /** Texts among several types have a second name: `UrlString` for `Url`. */
  longName?: string;
  type: TypePart[];
}

/** The properties that stand for one option in .NET: a union is one property for each type. */
export function csharpProperties(
  owner: ApiClass,
  member: ApiMember,
  option: ApiParameter,
): CsharpProperty[] {
  const name = parameterName(option, 'csharp');
  const context = { owner, member, parameter: option, position: 'option' } as const;
  const tree = parameterType(option, 'csharp');
  const types = csharpUnion(tree, context);
  if (types.length < 2) return [{ name, type: printCsharpType(tree, context) }];
  return types.map((type) => ({
    name: name + ending(type),
    ...(ending(type) === '' && { longName: `${name}String` }),
    type: parts`${type}?`,
  }));
}

function ending(type: TypePart[]): string {
  const text = partsText(type);
  return ENDINGS.find(([start]) => start.test(text))?.[1] ?? '';
}
