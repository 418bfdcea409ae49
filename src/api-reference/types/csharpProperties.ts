import type { ApiClass, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { parameterName } from '#api-reference/spelling.ts';
import { csharpUnion, printCsharpType } from './printCsharpType.ts';
import { parameterType } from './typeContext.ts';
import type { TypePart } from './typePart.ts';
import { parts, partsText } from './typePart.ts';

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
