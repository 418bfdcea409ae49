import type { ApiClass, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { parameterName } from '#api-reference/spelling.ts';
import { csharpUnion } from './printCsharpType.ts';
import { parameterType } from './typeContext.ts';
import type { TypePart } from './typePart.ts';
import { parts, partsText } from './typePart.ts';

/** The ways to write one argument, each of which makes an overload; nothing where it is left out. */
export function csharpArgument(
  owner: ApiClass,
  member: ApiMember,
  arg: ApiParameter,
): TypePart[][] {
  const word = argumentWord(arg);
  if (arg.type === '[string]|[path]')
    return [[`string? ${word} = default, string? ${word}Path = default`]];
  const context = { owner, member, parameter: arg, position: 'argument' } as const;
  const types = csharpUnion(parameterType(arg, 'csharp'), context);
  const choices = arg.required
    ? types.map((type) => parts`${type} ${word}`)
    : optionalChoices(types, word);
  return takesRouteHandler(member, arg) ? [...choices, asyncRouteHandler(word)] : choices;
}

function optionalChoices(types: TypePart[][], word: string): TypePart[][] {
  const [only] = types;
  if (types.length === 1 && only) return [parts`${optional(only)} ${word} = default`];
  // Optional overloads would be ambiguous, so that leaving it out is an overload of its own.
  return [[], ...types.map((type) => parts`${type} ${word}`)];
}

function optional(type: TypePart[]): TypePart[] {
  return partsText(type).endsWith('?') ? type : parts`${type}?`;
}

/** `url`; `event` is a word of the language and needs a sign. */
function argumentWord(arg: ApiParameter): string {
  const name = parameterName(arg, 'csharp');
  const word = name.charAt(0).toLowerCase() + name.slice(1);
  return word === 'event' ? '@event' : word;
}

/** Routes have a second form for asynchronous handlers, which no fact mentions. */
function takesRouteHandler(member: ApiMember, arg: ApiParameter): boolean {
  return /^(route|unroute)$/.test(member.name) && arg.name === 'handler';
}

function asyncRouteHandler(word: string): TypePart[] {
  return parts`Func<${[{ text: 'IRoute', className: 'Route' }]}, Task> ${word}`;
}
