import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { memberName, isProperty, argumentName, parameterName } from './names.ts';
import { csharpOptionsName, optionsName } from './structures.ts';
import { printCsharpType, csharpUnion } from './csharpTypes.ts';
import { argumentsOf, returnedType, parameterType } from './parameters.ts';
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

/** The ways to write one argument, each of which makes an overload; nothing where it is left out. */
function csharpArgument(owner: ApiClass, member: ApiMember, arg: ApiParameter): TypePart[][] {
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

/** `Func<BindingSource, T1, T2, TResult>`: what a callback of that many values looks like. */
function callbacks(source: readonly string[]): { generics: string[]; type: string }[] {
  const values = [[], ['T'], ['T1', 'T2'], ['T1', 'T2', 'T3'], ['T1', 'T2', 'T3', 'T4']];
  const actions = values.slice(source.length > 0 ? 0 : 1, 2);
  return [
    ...actions.map((list) => ({
      generics: list,
      type: `Action<${[...source, ...list].join(', ')}>`,
    })),
    ...values.map((list) => ({
      generics: [...list, 'TResult'],
      type: `Func<${[...source, ...list, 'TResult'].join(', ')}>`,
    })),
  ];
}

function exposing(name: string, source: readonly string[]): string[] {
  return callbacks(source).map(({ generics, type }) => {
    const parameters = generics.length > 0 ? `<${generics.join(', ')}>` : '';
    return `Task ${name}${parameters}(string name, ${type} callback)`;
  });
}

/** Overloads that the .NET package has beyond those of the facts, by class and member, or by member. */
const BEYOND_FACTS: Record<string, readonly string[]> = {
  'APIResponse.json': ['Task<T?> JsonAsync<T>(JsonSerializerOptions? options = default)'],
  'Response.json': ['Task<T> JsonAsync<T>()'],
  addLocatorHandler: [
    'Task AddLocatorHandlerAsync(ILocator locator, Func<Task> handler, PageAddLocatorHandlerOptions? options = default)',
  ],
  exposeBinding: [
    ...exposing('ExposeBindingAsync', ['BindingSource']),
    'Task ExposeBindingAsync<TResult>(string name, Func<BindingSource, IJSHandle, TResult> callback)',
  ],
  exposeFunction: exposing('ExposeFunctionAsync', []),
};

/** The types that those overloads take for an argument, in short where there are many. */
const CALLBACK_TYPES: Record<string, string> = {
  'addLocatorHandler.handler': 'Func<Task>',
  'exposeBinding.callback': 'Action<BindingSource, …> | Func<BindingSource, …, TResult>',
  'exposeFunction.callback': 'Action<T> | Func<…, TResult>',
};

function callbackTypes(member: ApiMember, arg: ApiParameter): string | undefined {
  return CALLBACK_TYPES[`${member.name}.${arg.name}`];
}

function csharpOverloads(owner: ApiClass, member: ApiMember): string[][] {
  const found = BEYOND_FACTS[`${owner.name}.${member.name}`] ?? BEYOND_FACTS[member.name] ?? [];
  return found.map((signature) => [signature]);
}
