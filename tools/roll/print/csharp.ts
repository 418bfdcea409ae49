import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { memberName, isProperty, argumentName, parameterName } from './names.ts';
import { csharpOptionsName, optionsName } from './structures.ts';
import type { CsharpForm } from './csharpTypes.ts';
import { csharpProperties, csharpUnion, printCsharpType } from './csharpTypes.ts';
import type { TypeContext } from './parameters.ts';
import { argumentsOf, returnedType, parameterType } from './parameters.ts';

/** `Task<IResponse?> GotoAsync(string url, PageGotoOptions? options = default)`. */
export function csharpSignatures(owner: ApiClass, member: ApiMember): string[] {
  const returned = returnedType(member, 'csharp');
  const context = { owner, member, position: 'return' } as const;
  const type = returned ? printCsharpType(returned, context) : 'void';
  const name = memberName(member, 'csharp');
  if (isProperty(member, 'csharp')) return [`${type} ${name} { get; }`];
  const whole = printMethods({ owner, member, name, type });
  if (hasUntypedForm(owner, member)) {
    const untyped = { owner, member, name, type: 'JsonElement?' };
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
function unique(signatures: string[]): string[] {
  return [...new Set(signatures)];
}

/** `RunAndWaitForPopupAsync` comes with `WaitForPopupAsync`, which takes no action to run. */
const RUN_AND = 'RunAnd';

interface Method {
  owner: ApiClass;
  member: ApiMember;
  name: string;
  type: string;
  /** Forms without a type take no options. */
  hasOptions?: boolean;
}

function printMethods({ owner, member, name, type, hasOptions = true }: Method): string[] {
  if (member.name === 'dispose') return [`ValueTask ${name}()`];
  const isGeneric = type === 'T';
  const result = member.async ? taskOf(type) : type;
  const args = argumentsOf(member, 'csharp')
    .filter((arg) => name.startsWith(RUN_AND) || arg.name !== 'action')
    .map((arg) => csharpArgument(owner, member, arg));
  const options =
    hasOptions && optionsName(owner, member, 'csharp')
      ? [[`${csharpOptionsName(owner, name.replace(/Async$/, ''))}? options = default`]]
      : [];
  return combine([...args, ...options]).map(
    (list) => `${result} ${name}${isGeneric ? '<T>' : ''}(${list.join(', ')})`,
  );
}

function taskOf(type: string): string {
  return type === 'void' ? 'Task' : `Task<${type}>`;
}

/** Every combination of the choices of all arguments. */
function combine(choices: string[][]): string[][] {
  return choices.reduce<string[][]>(
    (lists, options) =>
      options.flatMap((option) => lists.map((list) => (option === '' ? list : [...list, option]))),
    [[]],
  );
}

/** The ways to write one argument, each of which makes an overload; nothing where it is left out. */
function csharpArgument(owner: ApiClass, member: ApiMember, arg: ApiParameter): string[] {
  const word = argumentWord(arg);
  if (isSourceOrPath(arg)) return [`string? ${word} = default, string? ${word}Path = default`];
  const context = { owner, member, parameter: arg, position: 'argument' } as const;
  const types = csharpUnion(parameterType(arg, 'csharp'), context);
  const choices = arg.required
    ? types.map((type) => `${type} ${word}`)
    : optionalChoices(types, word);
  return takesRouteHandler(member, arg) ? [...choices, `${ASYNC_HANDLER} ${word}`] : choices;
}

/** .NET cannot tell a path from a string, so that each has an argument of its own. */
function isSourceOrPath({ type }: ApiParameter): boolean {
  return type === '[string]|[path]';
}

/** The names and types that stand for a parameter, if they are more than its own: most have one. */
export function csharpForms(context: TypeContext): CsharpForm[] | undefined {
  const { owner, member, parameter, position } = context;
  if (!parameter || position === 'field') return undefined;
  if (position === 'option') return csharpProperties(owner, member, parameter);
  const name = argumentName(parameter, 'csharp');
  if (isSourceOrPath(parameter))
    return [name, `${name}Path`].map((form) => ({ name: form, type: 'string?' }));
  const type = printCsharpType(parameterType(parameter, 'csharp'), context);
  const more = takesRouteHandler(member, parameter)
    ? ASYNC_HANDLER
    : CALLBACK_TYPES[`${member.name}.${parameter.name}`];
  return [{ name, type: more === undefined ? type : `${type} | ${more}` }];
}

function optionalChoices(types: string[], word: string): string[] {
  const [only] = types;
  if (types.length === 1 && only) return [`${optional(only)} ${word} = default`];
  // Optional overloads would be ambiguous, so that leaving it out is an overload of its own.
  return ['', ...types.map((type) => `${type} ${word}`)];
}

function optional(type: string): string {
  return type.endsWith('?') ? type : `${type}?`;
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

const ASYNC_HANDLER = 'Func<`IRoute`, Task>';

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

function csharpOverloads(owner: ApiClass, member: ApiMember): readonly string[] {
  return BEYOND_FACTS[`${owner.name}.${member.name}`] ?? BEYOND_FACTS[member.name] ?? [];
}
