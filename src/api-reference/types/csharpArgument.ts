import type { ApiClass, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { argumentName, parameterName } from '#api-reference/spelling.ts';
import { callbackTypes } from './csharpOverloads.ts';
import { csharpUnion, printCsharpType } from './printCsharpType.ts';
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
  if (isSourceOrPath(arg)) return [[`string? ${word} = default, string? ${word}Path = default`]];
  const context = { owner, member, parameter: arg, position: 'argument' } as const;
  const types = csharpUnion(parameterType(arg, 'csharp'), context);
  const choices = arg.required
    ? types.map((type) => parts`${type} ${word}`)
    : optionalChoices(types, word);
  return takesRouteHandler(member, arg) ? [...choices, parts`${ASYNC_HANDLER} ${word}`] : choices;
}

/** .NET cannot tell a path from a string, so that each has an argument of its own. */
function isSourceOrPath({ type }: ApiParameter): boolean {
  return type === '[string]|[path]';
}

/** The names of an argument with the types that one of the overloads takes: most have one name. */
export function csharpArgumentForms(
  owner: ApiClass,
  member: ApiMember,
  arg: ApiParameter,
): { name: string; type: TypePart[] }[] {
  const name = argumentName(arg, 'csharp');
  if (isSourceOrPath(arg))
    return [name, `${name}Path`].map((form) => ({ name: form, type: ['string?'] }));
  const context = { owner, member, parameter: arg, position: 'argument' } as const;
  const type = printCsharpType(parameterType(arg, 'csharp'), context);
  if (takesRouteHandler(member, arg)) return [{ name, type: parts`${type} | ${ASYNC_HANDLER}` }];
  const more = callbackTypes(member, arg);
  return [{ name, type: more === undefined ? type : parts`${type} | ${more}` }];
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

const ASYNC_HANDLER = parts`Func<${[{ text: 'IRoute', className: 'Route' }]}, Task>`;
